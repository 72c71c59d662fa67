/**
 * Words that people type for a time limit, with the limits that they usually mean, the likeliest first: words in
 * either language | ids. A line counts for its whole phrase and for beginnings of it; all other limits are found by
 * their names.
 */
export const usualLimits = `
istinaf, appeal | hmk-istinaf cmk-istinaf iyuk-istinaf iik-istinaf
temyiz, cassation, cassation appeal | hmk-temyiz cmk-temyiz iyuk-temyiz iik-temyiz
ceza istinaf, criminal appeal | cmk-istinaf cmk-istinaf-cevap
ceza temyiz | cmk-temyiz cmk-temyiz-cevap
idari istinaf, idare mahkemesi istinaf, administrative appeal | iyuk-istinaf
idari temyiz, danıştay temyiz | iyuk-temyiz
hukuk istinaf, iş mahkemesi istinaf, iş davası istinaf, aile mahkemesi istinaf | hmk-istinaf hmk-istinaf-cevap
icra istinaf, icra mahkemesi istinaf | iik-istinaf
cevap, cevap dilekçesi, davaya cevap, cevap süresi, answer, defence, statement of defence | hmk-cevap-dilekcesi hmk-basit-cevap hmk-istinaf-cevap
replik, cevaba cevap, reply | hmk-cevaba-cevap
düplik, rejoinder | hmk-ikinci-cevap
itiraz, objection | iik-itiraz-ilamsiz cmk-itiraz hmk-bilirkisi-itiraz
ödeme emrine itiraz, icra takibine itiraz, icraya itiraz, takibe itiraz, borca itiraz, payment order | iik-itiraz-ilamsiz iik-kambiyo-borc iik-rehin-itiraz
ödeme emri, payment order objection | iik-itiraz-ilamsiz iik-odeme-ilamsiz aatuhk-odeme-emri-dava
imzaya itiraz | iik-kambiyo-imza
kambiyo, bono, senet, çek takibi | iik-kambiyo-borc iik-kambiyo-imza iik-kambiyo-sikayet
bilirkişi, bilirkişi raporu, bilirkişi itiraz, rapora itiraz, expert report | hmk-bilirkisi-itiraz
işe iade, işe iade davası, reinstatement, fesih itirazı | isk-ise-iade-arabulucu isk-ise-iade-dava
arabulucu, arabuluculuk, mediation | isk-ise-iade-arabulucu isk-ise-iade-dava 6325-sonuclandirma
kıdem, kıdem tazminatı, ihbar tazminatı, severance, severance pay | isk-tazminat-za
ihbar, ihbar süresi, ihbar öneli, notice, notice period | isk-ihbar-1 isk-ihbar-2 isk-ihbar-3 isk-ihbar-4
fazla mesai, fazla çalışma, ücret alacağı, maaş, işçilik alacağı, overtime, wages | isk-ucret-za
yıllık izin, annual leave | isk-tazminat-za
haklı fesih, derhal fesih, termination | isk-hakli-fesih isk-hakli-fesih-azami
hizmet tespiti, sigortasız çalışma | 5510-hizmet-tespit
kira, kira alacağı, kira bedeli, rent | tbk-bes-yil tbk-kira-temerrut-konut tbk-kira-tespit
kira tespit, kira tespiti, rent determination | tbk-kira-tespit
kira uyarlama | tbk-kira-tespit
tahliye, eviction | tbk-gereksinim-dava tbk-tahliye-taahhudu iik-kira-tahliye iik-tahliye-emri
ihtiyaç, ihtiyaç nedeniyle tahliye, gereksinim | tbk-gereksinim-dava tbk-yeni-malik-bildirim
tahliye taahhüdü, taahhütname | tbk-tahliye-taahhudu iik-tahliye-taahhut
temerrüt ihtarı, kira ihtarı, ödeme ihtarı | tbk-kira-temerrut-konut tbk-kira-temerrut
nafaka, yoksulluk nafakası, alimony, maintenance | tmk-bosanma-fer-i
boşanma tazminatı, mal rejimi, boşanma, divorce | tmk-bosanma-fer-i tmk-zina tmk-anlasmali
ecrimisil, haksız işgal, wrongful occupation | tbk-bes-yil
vekalet ücreti, avukatlık ücreti alacağı | tbk-bes-yil
zamanaşımı, genel zamanaşımı, alacak zamanaşımı, limitation | tbk-genel-za tbk-bes-yil tbk-haksiz-fiil
haksız fiil, tort, tazminat | tbk-haksiz-fiil tbk-haksiz-fiil-azami
trafik kazası, kaza, traffic accident | 2918-za 2918-za-azami
sebepsiz zenginleşme, unjust enrichment | tbk-sebepsiz-zenginlesme
iptal davası, idari dava, idare mahkemesi dava, annulment, action for annulment | iyuk-dava-idare iyuk-dava-vergi
tam yargı, tam yargı davası | iyuk-dava-idare iyuk-eylem-basvuru
vergi davası, vergi mahkemesi, tax case | iyuk-dava-vergi
yürütmenin durdurulması, yd itiraz, stay of execution | iyuk-yd-itiraz
zımni ret, implied refusal | iyuk-zimni-ret-10 iyuk-zimni-ret-11
bireysel başvuru, anayasa mahkemesi, aym, individual application, constitutional court | aym-bireysel
aihm, avrupa insan hakları mahkemesi, echr | aihm-basvuru
idari para cezası, idari para cezasına itiraz, trafik cezası, administrative fine, fine | kabahat-basvuru kabahat-itiraz
kyok, takipsizlik, kovuşturmaya yer olmadığı, takipsizliğe itiraz | cmk-kyok-itiraz
hagb, hükmün açıklanmasının geri bırakılması | cmk-hagb-istinaf
tutukluluk, tutuklama, tutukluluğa itiraz, detention | cmk-itiraz cmk-tutukluluk-asliye cmk-tutukluluk-agir
şikayet, suç şikayeti, complaint | tck-sikayet iik-sikayet
icra şikayet, icra memuru işlemi | iik-sikayet
uzlaştırma, uzlaşma | cmk-uzlasma-teklif vuk-uzlasma
itirazın iptali | iik-itirazin-iptali
itirazın kaldırılması | iik-itirazin-kaldirilmasi
menfi tespit, istirdat | iik-istirdat iik-89-menfi-tespit
haciz ihbarnamesi, 89 1, birinci haciz | iik-89-birinci iik-89-ikinci iik-89-menfi-tespit
haciz, attachment | iik-haciz-isteme iik-satis-isteme
satış, satış talebi | iik-satis-isteme
ihalenin feshi | iik-ihalenin-feshi
istihkak | iik-istihkak-iddia iik-istihkak-davasi
ihtiyati haciz | iik-ihtiyati-haciz-infaz iik-ihtiyati-haciz-tamamlama iik-ihtiyati-haciz-itiraz
ihtiyati tedbir, tedbir, injunction | hmk-tedbir-uygulama hmk-tedbire-itiraz hmk-tedbir-esas-dava
tasarrufun iptali | iik-iptal-davasi
mirasın reddi, reddi miras, renunciation of inheritance | tmk-mirasin-reddi
tenkis | tmk-tenkis
vasiyetname, vasiyetnamenin iptali, will | tmk-vasiyet-iptal
önalım, şufa, pre-emption | tmk-yasal-onalim tmk-yasal-onalim-azami
genel kurul, genel kurul kararının iptali, general assembly | ttk-genel-kurul-iptal
fatura, faturaya itiraz, invoice | ttk-fatura-itiraz
ayıp, ayıplı mal, defective goods | tkhk-ayipli-mal tbk-satis-ayip ttk-ayip-acik
tüketici hakem heyeti, hakem heyeti, consumer arbitration | tkhk-thh-itiraz
cayma, cayma hakkı, withdrawal | tkhk-mesafeli-cayma
çek, cheque | ttk-cek-ibraz-ayni ttk-cek-za
görevsizlik, yetkisizlik | hmk-gorevsizlik-gonderme
dosya yenileme, müracaata kalma, işlemden kaldırma | hmk-dosya-yenileme
ıslah, amendment | hmk-tam-islah hmk-kismi-islah
yargılamanın iadesi, yargılamanın yenilenmesi, retrial | hmk-yargilamanin-iadesi iyuk-yenileme
eski hale getirme, reinstatement of time | hmk-eski-hale-getirme cmk-eski-hale-getirme
kamulaştırma, expropriation | 2942-iptal-davasi
soybağı, soybağının reddi, babalık, paternity | tmk-soybagi-red-koca tmk-babalik-ana
`
