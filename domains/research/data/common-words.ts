/**
 * Words that occur in at least a fifth of all judgments, the most common first; a word stands for all its forms.
 * Counted over Turkish judgments of several courts. The search index stores more about these words than about others.
 */
export const commonWords = `
ve mahkemesi verilen karar edilmekle olarak dosya hüküm incelenerek temyiz tarihinde ile k e konusu dairesi
sayılı maddesi gereği kanun yapılan ceza yerinde tl bulunan bu göre uyarınca nedeniyle süresi 1 tarafından suç
görülmemiştir sanık görüşüldü dava başvurunun hukuk oybirliğiyle bozma reddine niteliği 2 gerekçe bir 2015 esas
a uygun açıklanan üzerine anlaşıldığından içtihat metni ilişkin sonucu için karşı de yargılama kabul hakkında 12
ise sonra alınan davacı uygulanması no yargıtay 10 4 gün 3 onanmasına vekili diğer yerel yasaya usul yönünden
davalı ancak hakları itirazları oluştuğu 11 isteminin işlendiğini tebliğname düşünüldü duruşma 8 fıkrası
içeriğine tehdit c numarası istenilmektedir dayanılarak da tck 2013 tutanakları hakimler ı suretiyle yazılı aynı
yeniden şekilde 2014 b 6 belirtilen 5237 savunmaların sürülen halinde yağma gönderilmesine asliye iddia 2011
tartışılan arasında düzenlenen aykırı tarihli belgeler eylemin takdirine geçildi olay kurulan d ileri
gözetilmeden sonunda kendi ın kanıtlara 53 kalan aykırılık ağır kullanmaktan bırakılmasına değerlendirme yönelik
isteğinin işin birlikte yasal kurulunun bölge mahkumiyet düzeltilerek ilgili idare bendinde 2021 gelen sürecini
5320 cmuk aşamalarda dilekçesinde kadar vergi kapsamında itibarla yaralama yoksun 2012 önce 5271 durumda türü 08
ş toplanıp 1412 gibi katılan talep 04 24 kesin nitelendirildiği ayrı yoluna 06 tespit bakımdan 2010 kişiyi rapor
yetkiye açılan sebebiyle gideri istinaf hususta zorunlu alan belirlenmesi türk biçimde hapis iptal doğru anayasa
t sağlayacak bölüm başkaca adına öngörülen ödeme kısmının 5 uyduğu tazminat geçerli elverişli içerisinde veya 05
savunmanının temyizen ilk sırasında 03 15 zarar hakaret resmi dışında hükmedilmesi yıl 322 y dinlendikten söz
dair giren 09 14 suçlar 02 17 danıştay cumhuriyet 13
`
