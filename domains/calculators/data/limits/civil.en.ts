/** Time limits of civil procedure and civil law in English: id | name | what begins it. */
export const civilNames = `
hmk-cevap-dilekcesi | Statement of defence (ordinary procedure) | Service of the statement of claim
hmk-ek-cevap-suresi | Extension of time for the defence (at most) | End of the time for the defence
hmk-cevaba-cevap | Reply to the statement of defence | Service of the statement of defence
hmk-ikinci-cevap | Rejoinder | Service of the reply
hmk-basit-cevap | Statement of defence (simplified procedure) | Service of the statement of claim
hmk-basit-ek-cevap | Extension of time for the defence, simplified procedure (at most) | End of the time for the defence
hmk-karsi-dava | Counterclaim | Service of the statement of claim (time for the defence)
hmk-gorevsizlik-gonderme | Request to transfer the file after a decision of no jurisdiction or venue | Final decision: service; otherwise the day it became final, or service of the dismissal of the appeal
hmk-dava-dilekcesi-eksik | Completion of the statement of claim (final) | The warning of the court
hmk-gider-avansi | Completion of the advance on costs (final) | The warning of the court
hmk-cevap-dilekcesi-eksik | Completion of the statement of defence | The judge setting a time
hmk-on-inceleme-belge | Preliminary examination: filing documents or explanations (final) | Service of the summons to the preliminary examination
hmk-dosya-yenileme | Renewal of a case removed from the list | Day of removal from the list
hmk-yenileme-harcsiz | Renewal without a new fee (after removal from the list) | Day of removal from the list
hmk-eski-hale-getirme | Request for reinstatement | Removal of the obstacle
hmk-islah-teminat | Amendment: deposit of costs or security | The judge's assessment
hmk-tam-islah | New statement of claim after a full amendment | Notice of the amendment
hmk-kismi-islah | Carrying out a partial amendment | The setting of a time
hmk-sahtelik-davasi | Action for forgery of an official deed (final) | The judge setting a time
hmk-bilirkisi-red | Challenge of an expert | Knowledge of the ground of challenge
hmk-bilirkisi-itiraz | Objection to an expert report | Service of the report
hmk-bilirkisi-ek-sure | Extension of time to object to an expert report (at most) | End of the time for objections
hmk-hukmun-tamamlanmasi | Request to complete the judgment | Service of the final decision
hmk-adli-yardim-itiraz | Objection to the refusal of legal aid | Service of the decision
hmk-hakim-red-istinaf | Appeal against a decision on the challenge of a judge | Service of the reviewing authority's decision
hmk-hakim-red-temyiz | Cassation appeal against a decision on the challenge of a judge | Service of the decision
hmk-istinaf | Appeal to the regional court (istinaf) | Due service of the judgment
hmk-istinaf-harc | Completion of appeal fees and costs (final) | Service of the notice
hmk-istinaf-ret-karari | Appeal against the refusal of an appeal petition | Service of the refusal
hmk-istinaf-cevap | Response to an appeal | Service of the appeal petition
hmk-katilma-istinaf-cevap | Response to a cross-appeal | Service of the cross-appeal
hmk-temyiz | Cassation appeal (temyiz) | Service of the decision
hmk-temyiz-cevap | Response to a cassation appeal | Service of the cassation petition
hmk-yargilamanin-iadesi | Retrial (from knowledge) | Knowledge or service, depending on the ground
hmk-yargilamanin-iadesi-azami | Retrial (outer limit) | The judgment becoming final
hmk-cekismesiz-istinaf | Appeal against a decision in a non-contentious matter | Knowledge of the decision
hmk-tedbir-uygulama | Request to carry out an interim injunction | Pronouncement or service of the decision
hmk-tedbire-itiraz | Objection to an interim injunction | The carrying out; service of the record for who was absent
hmk-tedbire-itiraz-ucuncu | Third party's objection to an interim injunction | Knowledge of the injunction
hmk-tedbir-esas-dava | Action on the merits after an interim injunction | Day of the request to carry out the decision
hmk-tedbir-teminat-iade | Damages action that prevents the return of security for an injunction | The judgment becoming final, or the injunction being lifted
hmk-haksiz-tedbir-tazminat | Damages for a wrongful interim injunction | The judgment becoming final, or the injunction being lifted
hmk-tedbire-muhalefet-sikayet | Complaint of breach of an injunction | Knowledge of the breach
hmk-tedbire-muhalefet-itiraz | Objection to a decision of disciplinary detention | Service of the decision
hmk-delil-tespiti-itiraz | Objection to an urgent order to preserve evidence | Service of the decision
hmk-hakem-red | Challenge of an arbitrator | Knowledge of the ground of challenge
hmk-hakem-red-mahkeme | Application to the court against the decision on a challenge of an arbitrator | Knowledge of the refusal
hmk-hakem-karari-iptal | Action to set aside an arbitral award | Notice of the award
hmk-hakem-karari-duzeltme | Request to interpret or correct an arbitral award | Notice of the award
tmk-dernek-karar | Annulment of a resolution of an association (member present) | Day of the decision
tmk-dernek-karar-azami | Annulment of a resolution of an association (outer limit) | Day of the decision
tmk-yasal-onalim | Action on the statutory right of pre-emption (from notice) | Notice by a notary
tmk-yasal-onalim-azami | Action on the statutory right of pre-emption (outer limit) | The sale
tmk-zilyetlik | Action to protect possession (from knowledge) | Knowledge of the act and of who did it
tmk-tasinir-dava | Action to recover a movable (stolen or lost) | The loss of the thing
tmk-olagan-za | Ordinary acquisitive prescription (land) | Possession
tmk-olaganustu-za | Extraordinary acquisitive prescription | Possession
tmk-yapi-ipotegi | Registration of a contractor's statutory mortgage | Completion of the work
kmk-karar-iptal | Annulment of a resolution of flat owners (who voted against) | Day of the decision
kmk-karar-iptal-ogrenme | Annulment of a resolution of flat owners (who was absent) | Knowledge of the decision
kmk-karar-iptal-azami | Annulment of a resolution of flat owners (outer limit) | Day of the decision
kmk-devir-zorunlulugu | Action for compulsory transfer of a flat | Knowledge of the decision to sue
6325-teklif-cevap | Answer to an offer of voluntary mediation | The offer
6325-sonuclandirma | Conclusion of mandatory mediation | The appointment
6325-son-tutanak | Filing the final record of mediation (final) | Service of the summons
6325-menfi-tespit | Enforcement during mediation: action for a negative declaration | The final record being drawn up
`
