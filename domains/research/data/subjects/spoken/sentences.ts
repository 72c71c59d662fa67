/** How people speak of weapons, smuggling, the internet and serving a sentence, under the articles that govern it. */
export const spokenSentences = `
law 6136
4,15 kama hançer taşıma; bıçak taşımak suç; kelebek bıçak; sustalı bıçak; muşta; şok cihazı satmak; yasak bıçak
7 silah ruhsatı kimlere; silah taşıma ruhsatı almak; bulundurma ruhsatı; silah ruhsatı şartları; kim silah taşıyabilir
12 silah kaçakçılığı; silah satmak; ruhsatsız silah satışı; silah ticareti; tabanca satma
13 ruhsatsız silah; ruhsatsız tabanca; evde ruhsatsız silah; ruhsatsız silah taşıma cezası; ruhsatsız mermi; üzerinde ruhsatsız tabanca; ruhsatsız tabanca bulundurma; evde ruhsatsız tabanca bulundu
law 3713
7 terör propagandası; terör örgütü sloganı; sosyal medyada terör propagandası; örgüt bayrağı taşıma; terörü öven paylaşım
5 terör suçunda ceza yarı oranında artar
law 5607
3 kaçak sigara; kaçak sigara satmak; kaçak telefon satmak; kaçak akaryakıt; kaçak mazot; kaçak çay; gümrük kaçakçılığı; kaçak alkol; kaçak içki; makaron tütün satmak; kaçak tütün
5 kaçakçılıkta para ödeyip indirim; kaçak eşya gümrüklenmiş değer ödeme; kaçakçılık pişmanlık
13 kaçak eşya taşıyan araç; kaçakçılıkta araca el koyma
law 5651
4 yorumlardan site sorumlu; paylaştığı içerikten sorumlu; içerik sağlayıcı
5 hosting sorumluluğu; yer sağlayıcı
7 internet kafe; internet kafe yaşı
8 siteye erişim engelleme; yasa dışı bahis sitesi engelleme; site kapatma suç
8/A acil erişim engeli milli güvenlik
9 hakkımdaki haberi sildirmek; internetten haber kaldırma; hakkımdaki yazıyı kaldırmak; googledan sildirme; unutulma hakkı; içerik kaldırma; internetteki hakaret yazısını kaldırma; kişilik hakkı internet içerik
9/A özel görüntülerimi internetten kaldırmak; gizli çekilen videomu kaldırmak; çıplak fotoğrafımın internetten kaldırılması; özel hayatım internette kaldırma
law 7258
5 yasa dışı bahis oynamak; kaçak bahis oynayan ceza; yasa dışı bahis oynatan; bahis sitesine para aktarma; kaçak iddaa
law 5275
14 açık cezaevine geçmek; açık cezaevine ayrılma
16 hasta mahkum; hastalık nedeniyle ceza erteleme; hamile mahkum infaz; hamile kadının cezası ertelenir; doğum yapan kadın infaz; hasta hükümlü tahliye; cezaevinde ağır hasta
17 cezaevine girmeyi ertelemek; üç yıl altı ceza infaz erteleme; okulum bitene kadar infaz
19 hapis cezası için çağrı; teslim olmak kaç gün; cezaevine teslim çağrı kağıdı; teslim olmazsam yakalama
25 ağırlaştırılmış müebbet infaz koşulları
29,30 mahkum çalıştırma; cezaevinde çalışmak
37,44 hücre cezası; cezaevi disiplin; mahkuma disiplin
59 mahkumun avukatla görüşmesi; hükümlü avukat görüşme
66 mahkumun telefon hakkı; cezaevinde telefonla görüşme; haftada telefon cezaevi
68 mahkum mektup; cezaevinde mektup okunması; cezaevi mektup sansür
69 cezaevine para eşya gönderme; mahkuma hediye; cezaevine koli
83 cezaevinde görüş; mahkumu kim ziyaret edebilir; cezaevi ziyaret; arkadaş ziyareti cezaevi; eş görüşü
94 cenaze için izin mahkum; yakını ölen mahkum izin; hükümlüye mazeret izni
95,96 mahkuma özel izin; açık cezaevi izin
98 cezam yanlış hesaplandı; infaz hesabı itiraz; müddetname itiraz; infaz yanlış
105/A cezaevinden erken çıkmak; bir yıl kala tahliye; denetimli serbestlikle çıkmak; denetimli serbestlik kaç yıl; cezanın son bir yılı; denetimli serbestlik ne zaman; denetimli serbestlik ihlali; denetimli imza
106 para cezasını ödemezsem hapis; adli para cezası ödenmezse; para cezası hapse çevrilir; para cezasını ödemeyen; ödenmeyen para cezası kamuda çalışma
107 cezanın ne kadarı yatılır; kaç yıl yatar; on yıl ceza alan ne kadar yatar; cezanın yarısı; üçte ikisi yatar; şartlı tahliye ne zaman; müebbet kaç yıl yatar; iyi halli çıkma; infaz oranı; kaç ay yatarım; dörtte üç infaz; şartlı tahliye olunca suç; hapiste ne kadar kalırım
108 ikinci kez suç işleyen ne kadar yatar; tekerrürde yatar; mükerrir koşullu salıverilme
110 hafta sonu yatma; geceleri cezaevinde; cezayı evde çekmek; evde hapis ceza; yaşlı mahkum evde; yaşlı kadın cezasını konutta; konutta infaz
116 tutuklunun hakları; tutuklu hangi haklar
law 5352
9,12 sabıka kaydı silinmesi; sabıka sildirme; adli sicil kaydı silme; arşiv kaydı silme; sabıka kaydım ne zaman silinir; sicil temizleme
13/A yasaklanmış hakların geri verilmesi; memnu hakların iadesi; hakların geri verilmesi
7 sabıka kaydını kim alabilir
`
