/** Remarks on named time limits in English: id | remark. Each remark of `limits` has one. */
export const englishRemarks = `
iyuk-ilan-baslangic | It postpones the beginning of the time
iyuk-zimni-ret-10 | The time of the authority
iyuk-ivedi-dava | Recess: article 8/3 makes no exception for it, although courts on duty hear such matters (62/b)
iyuk-sinav-dava | Recess: article 8/3 makes no exception for it
iyuk-istinaf | Law 7589 changed the article as well; the length is the same
iyuk-bim-48-7-temyiz | Added by law 7524, article 52 (28/07/2024)
iyuk-temyiz-kaldirma | Added by law 7589, article 6 (16/07/2026)
657-disiplin-za | Changed by law 7573, article 3 (23/01/2026)
6458-sinirdisi-dava | Rewritten by law 7533, article 36 (21/11/2024); this law says nothing about the recess
kik-sikayet | Five days in tenders of article 21/b and c
6306-dava | An action under the Administrative Procedure Act; this law says nothing about the recess
3402-duzeltme-dava | Law 7579, article 16 (07/05/2026), changed the paragraph
hmk-vekil-istifa | Attorneys Act, article 41: 15 days
avk-evrak-saklama | Three months after a written request to take them back
avk-tazminat | The heading says limitation, the text that the right is lost
avk-cekilme | Code of Civil Procedure, article 82: two weeks
hmk-ek-cevap-suresi | The upper limit; the judge sets it
hmk-basit-ek-cevap | The upper limit; the judge sets it
hmk-karsi-dava | The article has no length of its own and refers to the time for the defence
hmk-yenileme-harcsiz | After a month a new fee is due
hmk-bilirkisi-ek-sure | The upper limit
hmk-adli-yardim-itiraz | Law 7499, article 37 (02/03/2024): “one week” → “two weeks”
hmk-hakim-red-istinaf | Law 7499, article 37 (02/03/2024): “one week” → “two weeks”
hmk-hakim-red-temyiz | Law 7499, article 37 (02/03/2024): “one week” → “two weeks”
hmk-istinaf-ret-karari | Law 7499, article 37 (02/03/2024): “one week” → “two weeks”
hmk-istinaf-cevap | A cross-appeal has to be filed within the same time (348)
hmk-temyiz-cevap | Article 347 by analogy, to which article 366 refers
hmk-cekismesiz-istinaf | Heard during the recess (Code of Civil Procedure, article 103/1-ğ)
hmk-tedbir-uygulama | Heard during the recess (Code of Civil Procedure, article 103/1-a)
hmk-tedbire-itiraz | Heard during the recess (Code of Civil Procedure, article 103/1-a)
hmk-tedbire-itiraz-ucuncu | Heard during the recess (Code of Civil Procedure, article 103/1-a)
hmk-tedbir-esas-dava | The text does not say clearly what the recess does (103/1-a); time does not run during mediation (law 6325, article 18/A-16)
hmk-tedbire-muhalefet-sikayet | The text does not say clearly what the recess does
hmk-tedbire-muhalefet-itiraz | The text does not say clearly what the recess does; law 7499, article 37 (02/03/2024): “one week” → “two weeks”
hmk-delil-tespiti-itiraz | Heard during the recess (Code of Civil Procedure, article 103/1-a)
hmk-hakem-red-mahkeme | Heard during the recess (Code of Civil Procedure, article 103/1-g)
hmk-hakem-karari-iptal | Heard during the recess (Code of Civil Procedure, article 103/1-g)
tmk-yasal-onalim-azami | Law 7571, article 35 (24/12/2025): two years → one year
tmk-tasinir-dava | The article does not say what begins it
6325-sonuclandirma | Extended by one week at most
ttk-arabuluculuk | Extended by two weeks at most
ttk-genel-kurul-cagri | Without the days of the announcement and of the meeting
ttk-police-za-kabul | For promissory notes by reference of articles 778 and 779
ttk-tasima-za | Three years for intent or recklessness (855/5)
sigorta-tahkim-itiraz | Heard during the recess (Court of Cassation, 4th Civil Chamber, 2022/15387, 2023/126)
smk-marka-yenileme | The next six months for an additional fee
rekabet-savunma | Changed by law 7511, article 5 (23/05/2024)
5941-yasak-kaldirma | Ten years in any event
aym-bireysel | The law has no rule on the recess
tazminat-komisyonu | Added by law 7499, article 28 (02/03/2024)
tazminat-komisyonu-koruma | Added by law 7499, article 29 (02/03/2024)
aihm-basvuru | Four months since Protocol No. 15
tkhk-thh-itiraz | Code of Civil Procedure, article 104, extends the time limits of its own law; law 7499, article 37 (02/03/2024): “fifteen days” → “two weeks”
tkhk-taksit-cayma | What begins it is in the regulation
tkhk-ipc-dava | Administrative court
cmk-eski-hale-getirme | Law 7499, article 37 (02/03/2024): “seven days” → “two weeks”
cmk-itiraz | Law 7499, article 37 (02/03/2024): “seven days” → “two weeks”
cmk-kyok-itiraz | Investigations: Code of Criminal Procedure, article 331/2; law 7499, article 37 (02/03/2024): “fifteen days” → “two weeks”
cmk-iddianame-iade | The time of the court
cmk-basit-yargilama-beyan | Law 7499, article 37 (02/03/2024): “fifteen days” → “two weeks”
cmk-basit-yargilama-itiraz | Article 252 has no length; that of objections in general; law 7499, article 37 (02/03/2024): “seven days” → “two weeks”
cmk-uzlasma-teklif | The text does not say clearly what the recess does; law 7531, article 16 (07/11/2024): “three days” → “seven days”
cmk-istinaf | Law 7499, article 18 (02/03/2024): “seven days from the pronouncement” → “two weeks from service of the judgment with its reasons”
cmk-istinaf-savci | Law 7499, article 18 (02/03/2024), paragraphs 3 and 5: “seven days” → “two weeks”
cmk-istinaf-ret | Law 7499, article 37 (02/03/2024): “seven days” → “two weeks”
cmk-istinaf-cevap | Law 7499, article 37 (02/03/2024): “seven days” → “two weeks”
cmk-temyiz | Law 7499, article 19 (02/03/2024): “fifteen days from the pronouncement” → “two weeks from service of the judgment with its reasons”
cmk-temyiz-ret | Law 7499, article 37 (02/03/2024): “seven days” → “two weeks”
cmk-temyiz-cevap | Law 7499, article 37 (02/03/2024): “seven days” → “two weeks”
cmk-tebligname-cevap | Law 7499, article 37 (02/03/2024): “seven days” → “two weeks”
cmk-yargitay-cb-itiraz | Changed by law 7589, article 17 (16/07/2026)
cmk-bam-cb-itiraz | Law 7499, article 37 (02/03/2024): “thirty days” → “one month”
cmk-aihm-yenileme | The text does not say clearly what the recess does
cmk-tazminat-ogrenme | Since law 7499, articles 141 and 142 have to be read together with law 6384, article 5/B
cmk-tutukluluk-asliye | It can be extended by six months
cmk-tutukluluk-agir | Extensions come to three years in all, five for the listed crimes
tck-hakaret-sikayet-azami | Added by law 7531, article 14 (07/11/2024)
infaz-hakimligi-itiraz | Law 7499, article 37 (02/03/2024): “seven days” → “two weeks”
kabahat-basvuru | Law 7499 did not change this article; the law says nothing about the recess
kabahat-itiraz | An objection under the Code of Criminal Procedure; law 7499, article 37 (02/03/2024): “seven days” → “two weeks”
kabahat-sorusturma-za-50alti | For law 2918 and others the rule of the calendar year
cmk-istinaf-savci-cevap | Law 7499, article 18 (02/03/2024): “seven days” → “two weeks”
cmk-hagb-istinaf | Article 231/12 (laws 7499 and 7589, article 15) allows the appeal; its length is that of article 273
iik-haciz-isteme | The time of an objection or an action is left out (78/2)
iik-satis-isteme | One length since law 7343; another year if nothing is sold (106/2)
iik-ihale-fesih-teminat | Added by law 7571, article 1 (24/12/2025)
iik-iflas-istinaf | Heard during the recess (Code of Civil Procedure, article 103/1-e); law 7499, article 37 (02/03/2024): “ten days” → “two weeks”
iik-iflas-temyiz | Heard during the recess (Code of Civil Procedure, article 103/1-e); law 7499, article 37 (02/03/2024): “ten days” → “two weeks”
iik-ihtiyati-haciz-tamamlama | It does not run during mediation (law 6325, article 18/A-16)
iik-ivazsiz-tasarruf | Changed by law 7571, article 2 (24/12/2025)
iik-konkordato-istinaf | Heard during the recess (Code of Civil Procedure, article 103/1-e); law 7499, article 37 (02/03/2024): “ten days” → “two weeks”
iik-konkordato-kesin-muhlet | It can be extended by six months
iik-hapis-itiraz | Law 7499, article 37 (02/03/2024): “seven days” → “two weeks”
iik-istinaf | An urgent matter (Enforcement and Bankruptcy Act, article 18); heard during the recess (Code of Civil Procedure, article 103/1-h); law 7499, article 37 (02/03/2024): “ten days” → “two weeks”
iik-temyiz | Law 7499, article 3 (02/03/2024); an urgent matter (Enforcement and Bankruptcy Act, article 18)
tmk-fiili-ayrilik | Changed by law 7532, article 13 (14/11/2024)
tmk-soybagi-red-ilgili | Changed by law 7531, article 11 (07/11/2024)
tmk-vasi-itiraz | Heard during the recess (Code of Civil Procedure, article 103/1-b)
5395-teslim-itiraz | Law 7499, article 37 (02/03/2024): “one week” → “two weeks”
5395-teslim-ceza | The paragraph does not say what begins it
tmk-vasiyet-iptal-iyiniyet | Twenty years against those in bad faith
isk-tazminat-za | Additional article 3 does not say what begins it
7036-arabulucu-sure | Extended by one week at most
5510-ipc-dava | Administrative court; this law says nothing about the recess
tbk-haksiz-fiil-azami | A longer limitation of criminal law applies instead
tbk-ek-sure | The article does not say what begins it
tbk-yapi-ayip | Twenty years for gross fault
tbk-eser-ayip-tasinmaz | Twenty years for gross fault
2918-za | A longer limitation of criminal law applies instead
tebligat-ilanen | The authority may extend it, to 15 days at most
kvkk-standart-sozlesme | Law 7499 rewrote article 9
vuk-uzlasma | Since law 7524 (28/07/2024) only penalties can be settled
vuk-uzlasma-dava | Law 7524, article 14, changed additional article 7
aatuhk-odeme-emri-dava | The text names the tax objection commission; the action is brought in the tax court. Recess: Administrative Procedure Act, article 8/3, extends the time limits of its own law
`
