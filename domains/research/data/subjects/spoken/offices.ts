/** How people speak of what offices allow and forbid: service, schools, health, land, game, associations. */
export const spokenOffices = `
law 7179
9 bedelli askerlik; bedelli şartları
20 askerlik erteleme öğrenci; askerliği erteletmek; okul nedeniyle askerlik
24 asker kaçağı cezası; bakaya para cezası; yoklama kaçağı; askere gitmeyen
5 askerlik kaç ay; askerlik süresi
law 4483
3,4 memur yargılama izni
law 2547
44 üniversiteden atılma; üniversite azami süre; okuldan atılma yedi yıl
54 üniversite öğrenci disiplin; okuldan uzaklaştırma üniversite; kopya çekme disiplin; kopya cezası üniversite; öğrenciye kınama; üniversiteden uzaklaştırma
law 222
52,46 çocuğunu okula göndermeyen; okula göndermeme para cezası; çocuğu okula yollamamak
law 1593
57 bulaşıcı hastalık bildirme
law 1219
70 ameliyat için onam; hastanın izni ameliyat; rızasız ameliyat; hasta onamı
25 diplomasız doktor; sahte hekim
law 2238
3,5 organ bağışı yaş; organ nakli şart; kimler organ bağışlar; on sekiz yaşından küçük organ
14 ölüden organ alma
law 2827
5,6 kürtaj kaç haftaya kadar; gebelik sonlandırma on hafta; kürtaj eş izni; kürtaj için eşin rızası; kürtaj için koca izni
law 4207
2 sigara nerede yasak; kafede sigara yasağı; iş yerinde sigara yasak; kapalı alanda sigara; araçta sigara
3 on sekiz yaşından küçüğe sigara; sigara reklamı
5 sigara içme yasağı cezası; çocuğa sigara satma cezası
law 4250
6 alkol satış saati; gece alkol satışı; yirmi iki sonrası içki; alkol reklam yasak; çocuğa alkol satmak
law 5188
7 özel güvenlik üst arama; güvenlik görevlisi yetkisi; güvenlik görevlisi arayabilir; avm güvenliği çanta
8,9 güvenlik görevlisi silah
10 özel güvenlik olma şartı
law 2559
4/A polis durdurma; polis kimlik sorma; polis beni durdurup üstümü aradı; polis gbt; polis yolda durdurma; kimlik kontrolü
9 önleme araması
13 polis kimi yakalar
16 polisin silah kullanması; polis ne zaman silah; polis zor kullanma
law 5233
2,7 terörden zarar; terör zararı tazminat; terörde köyümden göç; terör olayında evim yıkıldı
6 terör zararı başvuru süresi
law 7269
13 deprem evim yıkıldı devlet; hasar tespiti itiraz; ağır hasarlı bina afet; hasar tespitine itiraz
29 deprem konutu hak sahibi; afetzede konut; hak sahipliği deprem
law 5403
8 tarım arazisi bölünmez; tarla en az kaç dönüm; tarım arazisi bölünme
13 tarlaya ev yapmak; tarım arazisine inşaat; tarım dışı kullanım izin; tarlaya bağ evi
law 4342
14 meranın vasfını değiştirme; mera tahsis değişikliği
19 meraya ev; meraya tecavüz; merayı süren
law 167
8 kuyu açmak izin; yeraltı suyu ruhsat; izinsiz kuyu
law 4915
21 kaçak avlanma; av yasağı
24 izinsiz avlanmak; av tezkeresi; avcılık belgesi
law 1380
23 balık avı yasak; yasak ağla balık
law 5253
3 on sekiz yaş altı dernek; kim dernek kurabilir; çocuk dernek
13 dernek yöneticisi maaş; dernek başkanı ücret
19 dernek beyanname; dernek denetimi
21 dernek yurt dışından yardım; yabancıdan bağış dernek
23 dernek genel kurul bildirim
27 kamu yararına dernek
30 kurulması yasak dernek
32 dernek parasını zimmet; dernek ceza; dernek defteri tutmama ceza
law 5737
7 vakıf yöneticisi atama
10 vakıf yöneticisinin görevden alınması
law 2860
6 izinsiz yardım toplama; yardım kampanyası izin; izinsiz bağış toplama
29 izinsiz para toplama cezası; izinsiz yardım toplama ceza
law 5018
71 kamu zararı; memura kamu zararı rücu
law 7315
3,4 güvenlik soruşturması kimlere; arşiv araştırması
law 5549
4 şüpheli işlem bildirimi masak; masak
`
