/** Time limits of administrative courts and authorities in English: id | name | what begins it. */
export const administrativeNames = `
iyuk-dava-idare | Action for annulment or full remedy (administrative courts, Council of State) | The written notice
iyuk-ilan-baslangic | Start of the time limit after notice by announcement | The last announcement
iyuk-adli-yargi-ret | Action after a civil or criminal court found it had no jurisdiction | The decision becoming final
iyuk-zimni-ret-10 | Implied refusal (article 10) | The application
iyuk-kesin-cevap-bekleme | Longest wait for a final answer | The application
iyuk-sonradan-cevap-dava | Action after a later answer | Service of the answer
iyuk-zimni-ret-11 | Implied refusal of an application to the higher authority (article 11) | The application
iyuk-eylem-basvuru | Prior application for an administrative act of fact (from knowledge) | Knowledge of the act
iyuk-eylem-basvuru-azami | Prior application for an administrative act of fact (outer limit) | Day of the act
iyuk-harc-tamamlama | Completion of fees or postage | Service
iyuk-savunma-cevap | Defence and second pleadings | Service
iyuk-savunma-uzatma | Extension of time to respond (at most) | End of the previous time
iyuk-dusunce-cevap | Response to the opinion of the prosecutor at the Council of State | Service
iyuk-yd-itiraz | Objection to a decision on a stay of execution | Service of the decision
iyuk-karar-uygulama | Compliance of the administration with a judgment (outer limit) | Service of the judgment on the administration
iyuk-adres-yenileme | Notice of a new address in a case removed from the list | Removal from the list
iyuk-ivedi-dava | Expedited procedure: action | Written notice
iyuk-ivedi-savunma | Expedited procedure: defence | Service of the statement of claim
iyuk-ivedi-temyiz | Expedited procedure: cassation appeal | Service of the decision
iyuk-ivedi-temyiz-cevap | Expedited procedure: response to a cassation appeal | Service of the cassation petition
iyuk-sinav-dava | Central examinations: action | Written notice
iyuk-sinav-savunma | Central examinations: defence | Service of the statement of claim
iyuk-sinav-temyiz | Central examinations: cassation appeal | Service of the decision
iyuk-sinav-temyiz-cevap | Central examinations: response to a cassation appeal | Service of the cassation petition
iyuk-istinaf | Administrative appeal to the regional court (istinaf) | Service of the decision
iyuk-bim-48-7-temyiz | Cassation appeal against a decision under article 48/7 of the regional court | Service
iyuk-temyiz | Administrative cassation appeal (temyiz) | Service of the decision
iyuk-temyiz-kaldirma | Cassation appeal after the regional court set aside and decided anew | Service of the decision
iyuk-temyiz-cevap | Response to a cassation appeal | Service
iyuk-temyiz-eksik | Completion of a cassation petition | Service
iyuk-temyiz-harc | Completion of fees and costs of a cassation appeal | Service
iyuk-temyiz-ret | Cassation appeal against a refusal, or against deeming an appeal not made | Service
iyuk-yenileme | Retrial (in general) | The ground arising
iyuk-yenileme-aihm | Retrial (ECtHR judgment) | The ECtHR judgment becoming final
iyuk-yenileme-celiski | Retrial (contradictory judgments) | The ground arising
bilgi-edinme-erisim | Answer to a request for information | The application
bilgi-edinme-itiraz | Objection to the Board of Review of Access to Information | Service of the decision
kdk-basvuru | Application to the Ombudsman | Answer of the administration, or the end of sixty days
657-disiplin-itiraz | Objection to a disciplinary penalty of a civil servant | Service of the decision
657-disiplin-za | Limitation of disciplinary penalties of civil servants | Commission of the act
657-disiplin-sorusturma | Opening a disciplinary investigation of a civil servant | Knowledge of the act
6458-sinirdisi-dava | Action against a deportation decision | Service of the decision
6458-komisyon-itiraz | Objection to the International Protection Assessment Commission | Service of the decision
kik-sikayet | Complaint to the contracting authority (public procurement) | The day on which it was noticed
kik-itirazen-sikayet | Appeal to the Public Procurement Authority | Notice of the decision, or the end of the time for it
6306-dava | Action against an act of urban transformation | Service
2942-iptal-davasi | Action to annul or correct an expropriation | Service by the court, or announcement
2942-kismen | Request to expropriate the remaining part as well | Service of the expropriation decision
2942-satin-alma | Answer to an offer of purchase in expropriation | Service of the letter
2942-geri-alma | Former owner's right to take the land back | The right arising
2942-vazgecme-iade | Taking the land back after the expropriation is given up | Notice of the administration
3194-plan-itiraz | Objection to a zoning plan (while announced) | Announcement
3194-plan-dava-azami | Action against a zoning or parcelling plan (outer limit) | The plan becoming final
3194-ruhsat-yapi-baslama | Start of building after the permit | Day of the permit
3194-yapi-tatil | Remedying a breach after building was stopped | The record that stops the building
3402-aski-dava | Action during the announcement of a cadastral survey | Announcement
3402-hak-dusuren | Action on a ground before the cadastral survey | The record becoming final
3402-duzeltme-dava | Action against a correction of the cadastre | Service
`
