//! The rules that refusals cite: the title in whose catalogue (`titles/*/rules.toml`) they stand, id and section.

/// A rule by its title, id and section.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The title whose catalogue has it. Its variants cite it as well where they say nothing else.
    pub title: &'static str,
    /// The id in the catalogue.
    pub id: &'static str,
    /// The section of the rulebook.
    pub section: &'static str,
}

macro_rules! rules {
    ($($title:literal { $($name:ident = $id:literal, $section:literal;)* })*) => {
        $($(
            #[doc = concat!($id, ", section ", $section, " of the rulebook.")]
            pub const $name: $crate::rule::Rule = $crate::rule::Rule { title: $title, id: $id, section: $section };
        )*)*
        /// All rules that refusals cite.
        pub const ALL: &[$crate::rule::Rule] = &[$($($name),*),*];
    };
}
pub(crate) use rules;

rules! {
    "18cz" {
        PRE_02 = "R-PRE-02", "VI";
        SR_01 = "R-SR-01", "VII.2";
        SR_02 = "R-SR-02", "VII.1";
        SR_05 = "R-SR-05", "VII.3";
        SR_06 = "R-SR-06", "VII.3";
        SR_08 = "R-SR-08", "VII.3";
        SR_09 = "R-SR-09", "VII.3";
        SR_10 = "R-SR-10", "VII.4";
        SR_11 = "R-SR-11", "VII.4";
        SR_12 = "R-SR-12", "VII.4";
        SR_15 = "R-SR-15", "VII.6";
        CO_05 = "R-CO-05", "IV.2";
        CO_07 = "R-CO-07", "V";
        DIR_04 = "R-DIR-04", "VII.5.b";
        SALE_01 = "R-SALE-01", "VII.6";
        SALE_02 = "R-SALE-02", "VII.6";
        OR_05 = "R-OR-05", "VIII.3";
        OR_07 = "R-OR-07", "VIII.1";
        HOME_04 = "R-HOME-04", "VIII.6";
        HOME_05 = "R-HOME-05", "VIII.4";
        TRK_01 = "R-OR-TRK-01", "VIII.3";
        TRK_03 = "R-OR-TRK-03", "VIII.4";
        TRK_04 = "R-OR-TRK-04", "VIII.4";
        TRK_05 = "R-OR-TRK-05", "VIII.4";
        TRK_06 = "R-OR-TRK-06", "VIII.4";
        TRK_07 = "R-OR-TRK-07", "VIII.4";
        TRK_08 = "R-OR-TRK-08", "VIII.4";
        TRK_09 = "R-OR-TRK-09", "VIII.4";
        TRK_11 = "R-OR-TRK-11", "II";
        TRK_12 = "R-OR-TRK-12", "VIII.4";
        PROM_01 = "R-PROM-01", "VIII.5";
        PROM_03 = "R-PROM-03", "VIII.5";
        PROM_04 = "R-PROM-04", "VIII.5";
        PROM_09 = "R-PROM-09", "VIII.5";
        LOC_01 = "R-LOC-01", "IV.1";
        LOC_02 = "R-LOC-02", "IV.1";
        LOC_04 = "R-LOC-04", "VIII.5";
        LOC_05 = "R-LOC-05", "IV.1";
        LOC_07 = "R-LOC-07", "IV.1";
        LOC_08 = "R-LOC-08", "IV.1";
        LOC_09 = "R-LOC-09", "IV.1";
        STA_02 = "R-STA-02", "VIII.6";
        STA_03 = "R-STA-03", "VIII.6";
        STA_04 = "R-STA-04", "VIII.6";
        STA_05 = "R-STA-05", "VIII.6";
        STA_06 = "R-STA-06", "VIII.6";
        STA_07 = "R-STA-07", "VIII.6";
        STA_09 = "R-STA-09", "VIII.4";
        RUN_01 = "R-RUN-01", "VIII.7";
        RUN_02 = "R-RUN-02", "VIII.7";
        RUN_03 = "R-RUN-03", "VIII.7";
        RUN_04 = "R-RUN-04", "VIII.7";
        RUN_05 = "R-RUN-05", "VIII.7";
        RUN_06 = "R-RUN-06", "VIII.7";
        RUN_07 = "R-RUN-07", "VIII.7";
        RUN_08 = "R-RUN-08", "VIII.6";
        RUN_09 = "R-RUN-09", "VIII.7";
        RUN_10 = "R-RUN-10", "VIII.7";
        RUN_12 = "R-RUN-12", "VIII.8";
        INC_04 = "R-INC-04", "VIII.8";
        ACQ_01 = "R-ACQ-01", "VIII.9";
        ACQ_02 = "R-ACQ-02", "VIII.9";
        ACQ_03 = "R-ACQ-03", "VIII.9";
        ACQ_05 = "R-ACQ-05", "VIII.9";
        ACQ_08 = "R-ACQ-08", "VIII.9";
        ACQ_09 = "R-ACQ-09", "VIII.9";
        ACQ_10 = "R-ACQ-10", "VIII.9";
        ACQ_11 = "R-ACQ-11", "VIII.12";
        ACQ_13 = "R-ACQ-13", "VIII.9";
        ACQ_14 = "R-ACQ-14", "VIII.10";
        TRN_01 = "R-TRN-01", "VIII.10";
        TRN_03 = "R-TRN-03", "VIII.10";
        TRN_04 = "R-TRN-04", "VIII.10";
        TRN_06 = "R-TRN-06", "VIII.10";
        TRN_07 = "R-TRN-07", "VIII.10";
        TRN_08 = "R-TRN-08", "VIII.10";
        EMR_06 = "R-EMR-06", "VIII.11";
        EMR_08 = "R-EMR-08", "VIII.11";
        SCR_03 = "R-SCR-03", "VIII.12";
        SCR_05 = "R-SCR-05", "VIII.12";
        POOL_01 = "R-POOL-01", "VIII.12";
        END_01 = "R-END-01", "X.1";
    }
    "18cz-bohemia" {
        BOH_10 = "R-BOH-10", "XI.1";
        BOH_11 = "R-BOH-11", "XI.1";
        BOH_12 = "R-BOH-12", "XI.1";
        BOH_13 = "R-BOH-13", "XI.1";
        BOH_19 = "R-BOH-19", "XI.1";
        BOH_21 = "R-BOH-21", "XI.1";
    }
    "18cz-moravia-silesia" {
        MOR_02 = "R-MOR-02", "XI.2";
        MOR_12 = "R-MOR-12", "XI.2";
        MOR_13 = "R-MOR-13", "XI.2";
        MOR_15 = "R-MOR-15", "XI.2";
        MOR_16 = "R-MOR-16", "XI.2";
        MOR_20 = "R-MOR-20", "XI.2";
    }
    "1836jr56" {
        F56_AUC_02 = "R-36-AUC-02", "2.2";
        F56_AUC_03 = "R-36-AUC-03", "2.2";
        F56_AUC_04 = "R-36-AUC-04", "2.2";
        F56_AUC_07 = "R-36-AUC-07", "2.2";
        F56_PRV_03 = "R-36-PRV-03", "2.3";
        F56_PRV_04 = "R-36-PRV-04", "2.3";
        F56_PRV_07 = "R-36-PRV-07", "2.3";
        F56_PRV_08 = "R-36-PRV-08", "2.3";
        F56_PRV_09 = "R-36-PRV-09", "2.3";
        F56_SR_01 = "R-36-SR-01", "2.4";
        F56_SR_02 = "R-36-SR-02", "2.4";
        F56_SR_03 = "R-36-SR-03", "2.4";
        F56_SR_04 = "R-36-SR-04", "2.4";
        F56_SR_05 = "R-36-SR-05", "2.4";
        F56_SR_06 = "R-36-SR-06", "2.4";
        F56_SR_07 = "R-36-SR-07", "2.4";
        F56_SR_08 = "R-36-SR-08", "2.4";
        F56_SR_09 = "R-36-SR-09", "2.4";
        F56_SR_10 = "R-36-SR-10", "2.4";
        F56_SR_15 = "R-36-SR-15", "2.4";
        F56_SR_16 = "R-36-SR-16", "2.4";
        F56_PAR_01 = "R-36-PAR-01", "2.5";
        F56_PAR_09 = "R-36-PAR-09", "2.5";
        F56_PAR_10 = "R-36-PAR-10", "2.5";
        F56_MKT_07 = "R-36-MKT-07", "2.6";
        F56_CERT_02 = "R-36-CERT-02", "2.7";
        F56_OR_05 = "R-36-OR-05", "2.8";
        F56_TRK_01 = "R-36-TRK-01", "2.9";
        F56_TRK_02 = "R-36-TRK-02", "2.9";
        F56_TRK_03 = "R-36-TRK-03", "2.9";
        F56_TRK_04 = "R-36-TRK-04", "2.9";
        F56_TRK_05 = "R-36-TRK-05", "2.9";
        F56_TRK_06 = "R-36-TRK-06", "2.9";
        F56_TRK_07 = "R-36-TRK-07", "2.9";
        F56_TRK_08 = "R-36-TRK-08", "2.9";
        F56_TRK_09 = "R-36-TRK-09", "2.9";
        F56_TRK_10 = "R-36-TRK-10", "2.9";
        F56_TRK_11 = "R-36-TRK-11", "2.9";
        F56_TRK_12 = "R-36-TRK-12", "2.9";
        F56_TRK_13 = "R-36-TRK-13", "2.9";
        F56_TRK_14 = "R-36-TRK-14", "2.9";
        F56_STN_01 = "R-36-STN-01", "2.10";
        F56_STN_02 = "R-36-STN-02", "2.10";
        F56_STN_03 = "R-36-STN-03", "2.10";
        F56_RUN_01 = "R-36-RUN-01", "2.11";
        F56_RUN_02 = "R-36-RUN-02", "2.11";
        F56_RUN_03 = "R-36-RUN-03", "2.11";
        F56_RUN_04 = "R-36-RUN-04", "2.11";
        F56_RUN_05 = "R-36-RUN-05", "2.11";
        F56_RUN_06 = "R-36-RUN-06", "2.11";
        F56_RUN_09 = "R-36-RUN-09", "2.11";
        F56_LOAN_01 = "R-36-LOAN-01", "2.12";
        F56_LOAN_03 = "R-36-LOAN-03", "2.12";
        F56_LOAN_06 = "R-36-LOAN-06", "2.12";
        F56_DIV_01 = "R-36-DIV-01", "2.13";
        F56_TRN_01 = "R-36-TRN-01", "2.14";
        F56_TRN_02 = "R-36-TRN-02", "2.14";
        F56_TRN_03 = "R-36-TRN-03", "2.14";
        F56_TRN_04 = "R-36-TRN-04", "2.14";
        F56_TRN_05 = "R-36-TRN-05", "2.14";
        F56_TRN_06 = "R-36-TRN-06", "2.14";
        F56_TRN_08 = "R-36-TRN-08", "2.14";
        F56_TRN_09 = "R-36-TRN-09", "2.14";
        F56_TRN_11 = "R-36-TRN-11", "2.14";
        F56_EMR_02 = "R-36-EMR-02", "2.15";
        F56_EMR_03 = "R-36-EMR-03", "2.15";
        F56_EMR_04 = "R-36-EMR-04", "2.15";
        F56_EMR_05 = "R-36-EMR-05", "2.15";
        F56_EMR_06 = "R-36-EMR-06", "2.15";
        F56_EMR_07 = "R-36-EMR-07", "2.15";
        F56_EMR_08 = "R-36-EMR-08", "2.15";
        F56_EMR_09 = "R-36-EMR-09", "2.15";
        F56_CGR_03 = "R-36-CGR-03", "2.17";
        F56_CGR_12 = "R-36-CGR-12", "2.17";
        F56_CGR_13 = "R-36-CGR-13", "2.17";
        F56_CGR_15 = "R-36-CGR-15", "2.17";
        F56_CGR_18 = "R-36-CGR-18", "2.17";
        F56_CGR_19 = "R-36-CGR-19", "2.17";
        F56_CGR_20 = "R-36-CGR-20", "2.17";
        F56_CGR_21 = "R-36-CGR-21", "2.17";
        F56_END_01 = "R-36-END-01", "2.18";
    }
}
