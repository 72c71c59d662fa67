/** Time limits of criminal law in English: id | name | what begins it. */
export const criminalNames = `
cmk-hakim-red | Challenge of a judge (impartiality) | Knowledge of the ground of challenge
cmk-eski-hale-getirme | Reinstatement | Removal of the obstacle
cmk-itiraz | Objection (to a decision of a judge or court) | Knowledge of the decision
cmk-kyok-itiraz | Objection to a decision not to prosecute | Service of the decision
cmk-aihm-yeniden-sorusturma | Request to reopen an investigation after an ECtHR judgment | The ECtHR judgment becoming final
cmk-iddianame-iade | Review and return of an indictment | Filing of the indictment
cmk-savunma-delili | Request to gather evidence for the defence (before the hearing) | Day of the hearing
cmk-cagri-kagidi | Least time between service of the summons and the hearing | Service of the summons
cmk-yoklukta-eski-hal | Reinstatement after a hearing in the absence of the accused | Service of the decisions and acts
cmk-basit-yargilama-beyan | Simplified trial: statement and defence | Service of the indictment
cmk-basit-yargilama-itiraz | Objection to a judgment of a simplified trial | Knowledge or service of the judgment
cmk-uzlasma-teklif | Answer to an offer of victim-offender mediation | The offer of mediation
cmk-uzlastirmaci | Conclusion of victim-offender mediation | The papers being given to the mediator
cmk-istinaf | Appeal to the regional court (istinaf) | Service of the judgment with its reasons
cmk-istinaf-savci | Appeal of the assize prosecutor against a judgment of a basic court | Arrival of the decision at the chief prosecutor's office
cmk-istinaf-ret | Application against the refusal of an appeal | Service of the refusal
cmk-istinaf-cevap | Response to an appeal | Service of the appeal petition
cmk-temyiz | Cassation appeal (temyiz) | Service of the judgment with its reasons
cmk-temyiz-ret | Application against the refusal of a cassation appeal | Service of the refusal
cmk-temyiz-cevap | Response to a cassation appeal | Service of the cassation petition
cmk-tebligname-cevap | Response to the opinion of the Chief Prosecutor at the Court of Cassation | Service of the opinion
cmk-yargitay-cb-itiraz | Objection of the Chief Prosecutor at the Court of Cassation | Delivery of the file
cmk-bam-cb-itiraz | Objection of the chief prosecutor at the regional court | The making of the decision
cmk-aihm-yenileme | Retrial after an ECtHR judgment | The ECtHR judgment becoming final
cmk-tazminat-ogrenme | Compensation for protective measures (from service) | Service of notice that it became final
cmk-tazminat-azami | Compensation for protective measures (outer limit) | Day on which it became final
cmk-tutukluluk-asliye | Longest detention on remand (outside assize courts) | The detention
cmk-tutukluluk-agir | Longest detention on remand (assize courts) | The detention
cmk-adli-kontrol-inceleme | Review of judicial control | The previous decision
tck-sikayet | Criminal complaint | Knowledge of the act and of the offender (73/2)
tck-hakaret-sikayet-azami | Criminal complaint of insult (outer limit) | The act taking place
tck-onodeme | Prepayment | Service of the prepayment notice
tck-dava-za-agir-muebbet | Limitation of prosecution: aggravated life imprisonment | Day of the offence (66/6)
tck-dava-za-muebbet | Limitation of prosecution: life imprisonment | Day of the offence (66/6)
tck-dava-za-20-ustu | Limitation of prosecution: imprisonment of 20 years or more | Day of the offence (66/6)
tck-dava-za-5-20 | Limitation of prosecution: more than 5 and less than 20 years | Day of the offence (66/6)
tck-dava-za-5-alti | Limitation of prosecution: imprisonment up to 5 years, or a fine | Day of the offence (66/6)
tck-ceza-za-agir-muebbet | Limitation of the sentence: aggravated life imprisonment | Day on which it became final (68/5)
tck-ceza-za-muebbet | Limitation of the sentence: life imprisonment | Day on which it became final (68/5)
tck-ceza-za-20-ustu | Limitation of the sentence: 20 years or more | Day on which it became final (68/5)
tck-ceza-za-5-ustu | Limitation of the sentence: more than 5 years | Day on which it became final (68/5)
tck-ceza-za-5-alti | Limitation of the sentence: up to 5 years, or a fine | Day on which it became final (68/5)
tck-musadere-za | Limitation of confiscation | Day on which it became final
infaz-hakimligi-sikayet | Complaint to the enforcement judge | Knowledge of the act
infaz-hakimligi-sikayet-azami | Complaint to the enforcement judge (outer limit) | The act being done
infaz-hakimligi-itiraz | Objection to a decision of the enforcement judge | Service of the decision
infaz-cagri | Reporting after a summons to serve a sentence | Service of the summons
kabahat-basvuru | Application to the criminal judgeship of peace against an administrative fine | Service or pronouncement
kabahat-mucbir | Application after force majeure | End of the force majeure
kabahat-cevap | Response of the authority to the application | Service of the application
kabahat-itiraz | Objection to a decision of the criminal judgeship of peace | Service of the decision
kabahat-odeme | Payment of an administrative fine (if no other time is set) | Service
kabahat-sorusturma-za-nispi | Limitation of a misdemeanour: proportional fine | Commission of the act (20/4)
kabahat-sorusturma-za-100 | Limitation of a misdemeanour: fine of TRY 100,000 or more | Commission of the act (20/4)
kabahat-sorusturma-za-50 | Limitation of a misdemeanour: fine of TRY 50,000 or more | Commission of the act (20/4)
kabahat-sorusturma-za-50alti | Limitation of a misdemeanour: fine below TRY 50,000 | Commission of the act (20/4)
cmk-istinaf-savci-cevap | Response to the prosecutor's grounds of appeal | Service of the request
cmk-hagb-istinaf | Appeal against deferral of the announcement of the verdict | Service of the judgment with its reasons
5187-dava-gunluk | Press offence: daily publications and online news sites | Delivery or report
5187-dava-diger | Press offence: other printed works | Delivery
`
