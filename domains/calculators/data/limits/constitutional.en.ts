/** Time limits before the Constitutional Court and the ECtHR in English: id | name | what begins it. */
export const constitutionalNames = `
anayasa-iptal-esas | Action to annul a law on its substance | Publication in the Official Gazette
anayasa-iptal-sekil | Action to annul a law on its form | Publication in the Official Gazette
aym-bireysel | Individual application to the Constitutional Court | Exhaustion of remedies; knowledge where there is none
aym-bireysel-mazeret | Excuse for a late individual application | End of the excuse
aym-bireysel-eksik | Completion of an individual application (at most) | Notice
aym-milletvekilligi | Annulment of the lifting of immunity or the loss of a seat | The taking of the decision
tazminat-komisyonu | Application to the Compensation Commission (reasonable time) | Knowledge of the final decision
tazminat-komisyonu-koruma | Compensation Commission: protective measures (from service) | Service of notice that it became final
tazminat-komisyonu-itiraz | Objection to a decision of the Compensation Commission | Service
aihm-basvuru | Application to the ECtHR | The final domestic decision
`
