/** Time limits of labour and social security law in English: id | name | what begins it. */
export const labourNames = `
isk-ise-iade-arabulucu | Reinstatement in a job: application to a mediator | Service of the notice of termination
isk-ise-iade-dava | Action for reinstatement in a job | The final record being drawn up
isk-ise-iade-usulden-ret | Application to a mediator after a dismissal on procedural grounds | Service of the final dismissal
isk-ise-baslama | Application to start work again | Service of the final decision
isk-ise-baslatma | Employer's taking the employee back | The employee's application
isk-esasli-degisiklik | Acceptance of a substantial change of conditions | Written notice
isk-hakli-fesih | Right to terminate at once (from knowledge) | Knowledge of the conduct
isk-hakli-fesih-azami | Right to terminate at once (outer limit) | The act taking place
isk-ucret-za | Limitation of wages | The claim falling due
isk-tazminat-za | Limitation of severance, notice, bad-faith and equal-treatment pay and of annual leave pay | End of the contract
isk-mufettis-itiraz | Objection to a labour inspector's report | Service
isk-alt-isveren-itiraz | Objection to a report of sham subcontracting | Service of the report
isk-ihbar-1 | Notice of termination: less than six months of service | Notice
isk-ihbar-2 | Notice of termination: 6 months to 1.5 years | Notice
isk-ihbar-3 | Notice of termination: 1.5 to 3 years | Notice
isk-ihbar-4 | Notice of termination: more than 3 years | Notice
7036-son-tutanak | Filing the final record of mediation (final) | Service of the summons
7036-arabulucu-sure | Conclusion of labour mediation | The appointment
7036-yetki-itiraz | Application to the competent office after an objection to venue is upheld | Service of the decision
7036-sgk-basvuru | Implied refusal of an application to the Social Security Institution | The application
6356-yetki-itiraz | Objection to a determination of bargaining authority | Service of the determination
6356-temsilci-dava | Action against the dismissal of a union representative | Service of the notice of termination
6356-genel-kurul | Annulment of a general meeting of a union | Day of the general meeting
5510-hizmet-tespit | Action to establish periods of service | End of the year of service
5510-prim-itiraz | Objection to a debt of premiums | Service
5510-prim-dava | Action against the refusal of an objection to premiums | Service of the refusal
5510-ipc-itiraz | Objection to an administrative fine of the Social Security Institution | Service
5510-ipc-dava | Action against an administrative fine of the Social Security Institution | Service of the refusal
5510-ipc-za | Limitation of administrative fines of the Social Security Institution | Commission of the act
5510-prim-za | Limitation of premiums | The end of the time for payment (it begins with the next year)
5510-rucu-za | Limitation of damages and recourse claims of the Social Security Institution | Day of the approval or of the expense
5510-aylik-za | Limitation of claims to income and pensions | The right being acquired
`
