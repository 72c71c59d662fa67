/** Words by which a question is recognised as one that no text of ours answers, compared by stem. */
export const otherSubjects = `
ağrı ağrısı ilaç ateş öksürük grip nezle tansiyon vitamin antibiyotik aspirin parol şurup migren fıtık tahlil kolesterol
diyet kilo zayıflama regl hamilelik bebek mama meyve sebze kalori protein egzersiz uyku cilt saç diş bağışıklık mide
python javascript java typescript html css sql react angular docker linux windows excel word powerpoint kod kodu yazılım
algoritma fonksiyon döngü değişken veritabanı api server sunucu wifi modem telefon cep bilgisayar laptop ekran batarya android
iphone güncelleme yapay zeka chatgpt
tarif tarifi yemek çorba pilav kek börek böreği pasta malzeme pişirme pişirmek fırın karnıyarık mercimek tatlı
hava yağmur kar sıcaklık derece fırtına maç gol lig futbol basketbol takım şampiyon teknik direktör galatasaray fenerbahçe
beşiktaş trabzonspor film dizi oyuncu şarkı şarkıcı albüm konser kitap roman şiir fıkra masal bilmece şaka burç fal rüya
bitcoin kripto dolar euro borsa hisse altın gram yatırım gezi gezilecek tatil otel uçak bilet otobüs tren yol tarifi
kedi köpek mama miyav çiçek başkent nüfusu nehir dağ gezegen güneş denklem integral türev karekök çarpım toplamı
özgeçmiş cv kompozisyon ödev çevir tercüme ingilizce almanca kelime anlamı sevgili aşk arkadaş moral sıkıldım canım üzgün
nasılsın naber napıyorsun adın kimsin robot insan
`

/** Countries and peoples whose law our texts do not hold; only names that stay unambiguous when a suffix is cut off. */
export const otherCountries = `
almanya alman fransa fransız ingiltere ingiliz britanya londra amerika amerikan abd kaliforniya teksas york rusya rus çin
japonya japon kore hindistan pakistan iran ırak irak suriye yunanistan yunan bulgaristan bulgar romanya italya italyan
ispanya ispanyol portekiz hollanda belçika avusturya isviçre isveç norveç danimarka finlandiya polonya ukrayna gürcistan
ermenistan azerbaycan kazakistan özbekistan dubai katar arabistan kuveyt israil kanada meksika brezilya arjantin avustralya
macaristan çekya sırbistan arnavutluk bosna makedonya kosova singapur malezya endonezya berlin paris moskova tokyo
`

/** Words that tie another country to Turkish law: a judgment from abroad, a foreigner, a Turk abroad. */
export const tiesToTurkey = `
türkiye türk türkler tanıma tenfiz yabancı vatandaş vatandaşlık göç ikamet çifte pasaport milletlerarası uluslararası iade suçluların sözleşmesi
gönderilmek görevlendirme eğitim yurtdışı yurt konsolosluk büyükelçilik
`

/**
 * Questions about people, files, future events, former law or texts in other languages, which none of our texts
 * answers.
 */
export const unanswerable: readonly RegExp[] = [
  /(?:en iyi|iyi bir|ucuz|tanıdık|uzman)\s+(?:\p{L}+\s+)?avukat|avukat\s+(?:öner|tavsiye|bul)/iu,
  /(?:davam|dosyam|duruşmam|dilekçem|başvurum)\p{L}*(?=.*(?:ne zaman (?:biter|sonuçlan|görül)|ne durumda|hangi aşama|kaçıncı|geldi mi|çıktı mı|saat kaçta|kazan|lehime|sırada))/iu,
  /(?:adliye|mahkeme|savcılı|baro|noter|icra dairesi)\p{L}*['’]?\p{L}*\s+(?:telefon|adres|çalışma saat|faks|nerede)/iu,
  /(?:[Hh][âa]kim|[Ss]avcı|[Aa]vukat)\s+\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+/u,
  /(?:gelecek (?:yıl|sene|ay)|seneye|önümüzdeki (?:yıl|sene|ay)|yakında|ileride)(?=.*(?:olacak|çıkacak|[ae]ce[kğ]|[ae]ca[kğ]))/iu,
  // Decisions of other courts, named by a party: the archive has none.
  /(?:AİHM|Avrupa İnsan Hakları Mahkemesi|ABAD)['’]?\p{L}*\s+(?:\p{Lu}\p{Ll}+\s+){1,3}(?:kararı|davası)/u,
  /roma hukuk|osmanlı|mecelle|hammurabi|orta ?çağ|bizans|selçuklu|islam hukuku|şeriat|tevrat/iu,
  /(?:ne zaman|hangi tarihte) değişecek|af (?:ne zaman )?çıkacak|hangi partiye/iu,
  /(?:(?<!\p{L})(?:the|what|is|are|of|my|how|in|can|for|does|do|to)(?!\p{L}).*){4}/iu,
]

/** Requests for other things than an answer from texts: chat, verse, code. */
export const otherRequests: readonly RegExp[] = [
  /fıkra anlat|masal anlat|şaka yap|(?:şiir|şarkı|kompozisyon|özgeçmiş|hikâye|hikaye|kod)\p{L}* (?:yaz|oku|söyle)|konuşur musun|(?:sen|seni|sana) (?:kim|gerçek|seviyorum)|hangi modeli/iu,
  /\bselect\b.*\bfrom\b|function\s*\(|console\.|\bdef \w+\(|=>|<\/?[a-z]+>|\bimport \w+|\d\s*[x*+=]\s*\d/iu,
]
