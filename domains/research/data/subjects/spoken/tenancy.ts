/** How people speak of sale, gift and tenancy, under the articles that govern it. */
export const spokenTenancy = `
law 6098
207 para ödemeden malı almak; malı teslim etmeden parayı istemek
208 satılan mal yolda bozuldu; kargoda kırıldı kim sorumlu
214,217 satın aldığım araba çalıntı çıktı; aldığım mal başkasınınmış; satın aldığım mala el kondu; çalıntı araç satan; aldığım araç hacizli çıktı
219 satıcı ayıptan sorumlu; ikinci el araba arızalı; aldığım ev çürük çıktı; aldığım araba hasarlı çıktı; satıcı kusuru gizledi; ikinci el araç motor arızası; ikinci el aldığım telefon bozuk; aldığım evin tavanı akıyor; ağır hasarlı araç gizlenmiş; pert araç
220,224 aldığım hayvan hasta çıktı; inek hasta çıktı; hasta hayvan satan; aldığım at topal
222 ayıbı bilerek aldım
223 bozuk olduğunu ne zaman bildirmeliyim; ayıbı satıcıya bildirmek; aldığım malı kontrol etme; ayıbı hemen bildirme; malda kusur satıcıya haber
225 satıcı bilerek gizledi; ayıbı gizleyen satıcı süre
227 bozuk malı geri vermek; arızalı araba parasını geri; ayıplı malda indirim istemek; aldığım araba arızalı çıktı; yenisiyle değiştirmek; bozuk çıkan malın parasını; ikinci el araba geri iade; ayıplı evi geri vermek
231 satılan malda ayıp kaç yıl; ikinci el araç kaç yıl sorumluluk; satıcı kaç yıl sorumlu
232,235 alıcı parayı ödemiyor; sattığım malın parasını alamadım; taksidini ödemeyen alıcı mal geri
237 noterde ev satış vaadi; elden ev satışı geçersiz; tapusuz satış sözleşmesi
253,256,259 taksitle mal alma; taksiti ödemeyince mal geri; taksitli satış peşinat
274,275 açık artırmayla satış
281 açık artırmayı iptal
285,289 evi bağışlamak; çocuğuma ev bağışlamak; elden bağış
288 bağış sözü vermek; bağışlama vaadi yazılı
295 bağışladığımı geri almak; oğluma verdiğim evi geri; bağışladığım evi geri; hayırsız evlada verilen ev; bağıştan vazgeçmek; kızıma bağışladığım; çocuğuma verdiğim tapuyu geri; bağış yaptığım kişi bana hakaret etti; evi verdim bana bakmıyor
297 bağışı geri almak kaç yıl
299 kira nedir; kira sözleşmesi nedir; sözlü kira sözleşmesi
300 sözleşme bitti kira devam
301 kiraladığım ev teslim edilmedi; evi kullanılır halde teslim; kiraladığım daire hazır değil
302,303 emlak vergisini kiracı öder; kiracı hangi giderleri öder
304 kiraladığım ev rutubetli; ev kötü durumda teslim; evde rutubet kiracı
305,306 kombi bozuldu kim yaptırır; kombi tamirini kim öder; evin tamirini ev sahibi yapmıyor; su tesisatı bozuk ev sahibi; ev sahibi tamir ettirmiyor; kiraladığım evin kombisi; tamirat ev sahibi mi kiracı mı; çatı akıyor ev sahibi; kiralık evde arıza; boru patladı kiracı
307 kirada indirim istemek ayıp; ev kullanılamıyor kira indirimi
308 kiralık evdeki arıza zararı
310 ev satıldı kiracı; oturduğum ev satıldı; ev satılınca kira sözleşmesi; kiracılı ev satışı; yeni ev sahibi kiracı; evin yeni sahibi; dükkan satıldı kiracı; kiracı varken ev satılır
312 kirayı tapuya şerh
313,314 kira ne zaman ödenir; kira ayın kaçında; kira ödeme günü
315 kirayı ödemeyen kiracı; kiracım kira yatırmıyor; kira ödemiyor çıkarmak; kirasını yatırmayan; iki ay kira ödenmedi; kiracı parayı yatırmadı; kira ödemeyen kiracıya otuz gün; kirayı geciktiren kiracı; kira geç yatırma
316 kiracı evi kötü kullanıyor; kiracı komşuları rahatsız ediyor; kiracı eve zarar veriyor; kiracı evi depo yapmış; kiracı gürültü; kiracı evi amacı dışında kullanıyor
317 boya badana kiracı; temizlik ve bakım kiracı; ufak tamirat kiracı
318 arızayı ev sahibine bildirme
319 evi alıcılara göstermek; kiracı evi göstermiyor; ev sahibi eve girmek; ev sahibi evi görmek istiyor; ev sahibi habersiz eve girdi; evi müşterilere gezdirme; ev sahibi evi gezdirmek
320 ev sahibi tadilat yapmak istiyor kiracı; ev sahibi değişiklik yapmak
321 kiracının yaptığı tadilat; kiracı evde değişiklik; kiracının yaptırdığı masraf; kiracı evi değiştirdi; kiralık eve yaptığım masraf
322 evi başkasına kiraya veren kiracı; kiracı evi başkasına kiralamış; kiracının kiracısı; evi airbnb kiralama kiracı; kiracı başkasına kullandırıyor; devren kiraya
323 işyerini devretmek kiracı; dükkanı devretmek; devren dükkan; kira sözleşmesini başkasına devir; dükkanı devretmeme izin vermiyor
324 kullanmasam da kira öderim
325 erken çıkan kiracı; süresinden önce çıkmak; evden erken çıkmak; sözleşme bitmeden çıkmak; sözleşme bitmeden evden ayrılma kaç kira; süresi dolmadan evden çıkmak; kontrat bitmeden çıkarsam; erken çıkarsam kaç kira; kiracı sözleşmeyi erken feshetti; tayinim çıktı ev kira; makul süre kira
327 sözleşme bitince oturmaya devam
331 çekilmez hale gelen kira; önemli sebeple kira feshi; hastalık nedeniyle kira sözleşmesi fesih
333,356 kiracı öldü; kiracım öldü; ölen kiracının ailesi; kiracı ölürse eşi oturur
334 evi teslim ederken; evi hasarlı bırakan kiracı; kiracı evi hasarlı teslim; boyasız teslim; kiracı çıkarken eve verdiği zarar; ev eski haliyle teslim; eskime kiracı sorumlu
335 ev teslim alırken hasar bildirme; evdeki eksikleri bildirme kiracı
336 kiracının eşyalarına el koymak; kira borcu için eşya alıkoyma
339 yazlık ev kirası; altı aydan kısa kiralama; iş yeri kirasına hangi hükümler
340 ev eşyasını da almak şartıyla kiralama
341 elektrik su parasını kim öder; kullanma giderleri kiracı; ısınma su faturası kiracı
342 depozito geri; depozitomu vermiyor; depozitomu geri almak; depozito kaç kira; en fazla üç kira depozito; depozito bankaya yatırma; ev sahibi depozitoyu vermiyor; depozito ne kadar; depozito iadesi; depozito ne zaman geri
343 sözleşmede kira dışında değişiklik
344 kira zammı ne kadar; kira yüzde kaç artar; kiraya en fazla zam; kiraya zam yapmak; kiramı artırmak; kira artışı yüzde; kira ne kadar artırabilir; ev sahibi kirayı artırmak; ev sahibi fazla zam istiyor; fahiş kira artışı; beş yıl sonra kira artışı; kira tefe tüfe; dolarla kira; dövizle kira; kirayı yüzde yirmi beş; kira en çok ne kadar; ev sahibi zam; kira artışı kaç tl; yeni dönem kirası; emsal kira; kiram çok düşük kaldı
345 kira tespit davası ne zaman; kira davası hangi dönem; kira tespiti otuz gün önce
346 kira gecikirse ceza; bir kira ödenmezse tümü; kiracıdan başka para istemek; kira sözleşmesinde cezai şart; muacceliyet kira; kira geç öderse cezai şart
347 on yıl oturan kiracı; on yıllık kiracıyı çıkarmak; kiracı on yıldır oturuyor; kira sözleşmesi kendiliğinden uzar; sözleşme bitti kiracı çıkmıyor; kiracı çıkmak istiyor on beş gün; kontrat bitince ev sahibi çıkarabilir; bir yıllık sözleşme bitti; kiracıyı sebepsiz çıkarmak; kiracı ne kadar önceden haber
348 çıkacağımı yazılı bildirmek; kira feshi yazılı
349 evli kiracının eşi feshi; eşim kira sözleşmesini feshetti; kira sözleşmesi eşin rızası; ev sahibine eş bildirimi
350 ihtiyaç tahliye; oğlum evlenecek kiracı çıkarmak; kendim oturacağım kiracıyı çıkarmak; çocuğum için evi boşaltmak; annem oturacak kiracıyı; evime ihtiyacım var; ev sahibi kendi oturacak; evi yıkıp yeniden yapacak kiracı; tadilat için kiracıyı çıkarma; kentsel dönüşüm kiracı çıkarma; kızım için kiracıyı çıkarmak; işyeri ihtiyacı kiracı
351 yeni aldığım evdeki kiracı; satın aldığım evdeki kiracıyı çıkarmak; kiracılı ev aldım; yeni malik kiracıyı çıkarma; evi alan kiracıyı çıkarabilir; altı ay sonra dava yeni malik; ev aldım içinde kiracı var
352 tahliye taahhüdü geçerli; boş tahliye taahhütnamesi; taahhütname imzalayan kiracı; evi boşaltacağına söz veren; bir yılda iki kez ihtar; iki ihtar çekmek; kiracının başka evi var; kiracının aynı ilçede evi; kiracıya iki haklı ihtar; tahliye taahhüdü bir ay
353 tahliye davası süresini uzatma bildirim
354 kiracı sadece sayılı sebeplerle çıkarılır
355 ihtiyaç diye çıkarıp başkasına kiraya; ev sahibi beni çıkarıp başkasına kiraladı; üç yıl kiraya veremez; kiracıyı çıkaran tazminat; ihtiyaç için çıkardı boş; yalan ihtiyaç ile çıkarıldım
`
