/** Time limits of family law in English: id | name | what begins it. */
export const familyNames = `
tmk-ad-degistirme | Action against a change of name | Knowledge
tmk-nisan-za | Actions after a broken engagement | The end of it
tmk-evlenme-iptal | Annulment of a marriage (from knowledge) | Knowledge, or the end of the duress
tmk-zina | Divorce for adultery (from knowledge) | Knowledge
tmk-zina-azami | Divorce for adultery (outer limit) | The act
tmk-hayata-kast | Attempt on life or cruelty (from knowledge) | Knowledge
tmk-terk-ihtar | Desertion: wait before the notice | The separation
tmk-terk-dava | Desertion: wait after the notice | The warning
tmk-anlasmali | Divorce by agreement: duration of the marriage (at least) | The marriage
tmk-fiili-ayrilik | Separation after a dismissed divorce | The dismissal becoming final
tmk-bosanma-fer-i | Rights of action that follow from a divorce | The divorce becoming final
tmk-edinilmis-mal-ucuncu | Participation claim: action against a third party | Knowledge
tmk-soybagi-red-koca | Denial of paternity (husband) | Knowledge
tmk-soybagi-red-ana-cocuk | Denial of paternity (mother, child) | Birth, or coming of age
tmk-soybagi-red-ilgili | Denial of paternity (alleged father, descendants, parents) | Knowledge of the birth and of the death, incapacity or disappearance
tmk-tanima-iptal | Annulment of an acknowledgment of paternity | Knowledge, or the end of the duress
tmk-babalik-ana | Paternity action (mother) | Birth
tmk-evlatlik-kaldirma | Revocation of an adoption | Knowledge
tmk-vasi-itiraz | Objection to a decision of the guardianship authority | Service
tmk-kuruma-yerlestirme | Objection to a placement in an institution | Notice
6284-itiraz | Objection to a protective order under law 6284 | Pronouncement or service
6284-tedbir-sure | Duration of a protective order under law 6284 (first decision) | The decision
5395-teslim-sikayet | Complaint about the handing over of a child | Knowledge or service
5395-teslim-itiraz | Objection to a decision on a complaint about the handing over of a child | Service of the decision
5395-teslim-ceza | Complaint of disobeying an order to hand over a child | The act
`
