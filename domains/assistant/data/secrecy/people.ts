/** Words around names of people, folded. They were collected from texts of lawyers and courts of both countries. */

/** Roles and titles before a name; any form of them counts ("davacının", "müvekkilimiz"). */
export const leads = `
davaci davali muvekkil muvekkile vekil vekili vekilleri asil sanik supheli musteki magdur katilan mudahil tanik borclu alacakli
muris mirasbirakan muteveffa merhum merhume maktul kiraci kiralayan kiraya isci iscisi bilirkisi arabulucu uzlastirmaci
hakim yargic savci savcisi katip katibi uye baskan mudafi mudafii avukat avukati stajyer sayin sn bay bayan esi es oglu kizi
babasi annesi kardesi ablasi agabeyi abisi dedesi ninesi torunu amcasi dayisi halasi teyzesi kuzeni gelini damadi nisanlisi
ad adi soyad soyadi isim ismi unvani kesideci lehtar ciranta avalist kefil satici alici vasi kayyim velisi noter temsilci
temsilcisi yetkili yetkilisi imza muhatap doktor hekim hasta musteri danisan komsu komsusu ogrenci memur eden edilen hukumlu tutuklu
cocuk cocugu ikrazatci isveren zanli mustedi mustedaaleyh davaedilen dilekce istidaci vasiyetci mirasci mirascisi varis
calisan calisani ortagi ortak hissedar muhasebeci ihbar ihbarci tebellug gonderen surucu surucusu malik maliki isleten sakrayici
kiz ogul anne baba kardes abla agabey yegen
av stj dr prof doc op uzm yrd hc arb mr mrs ms miss plaintiff defendant client attorney witness suspect victim
`

/** Leads after which a name stands nearly always, even one word that is in a dictionary. */
export const strongLeads =
  'av avukat stj dr prof doc op uzm sn sayin bay bayan mr mrs ms miss adi soyadi isim ismi tanik sanik'

/** Words behind a name. */
export const followers =
  'isimli adli adindaki isminde ismindeki adinda adiyla ismiyle namli bey hanim beyefendi hanimefendi'

/** Words that follow a name, in small letters too. */
export const courtesies =
  'bey beyin beye beyi beyden beyle hanim hanimin hanima hanimi hanimdan hanimla abi abla hoca'

/** Given names that are usual words too; alone they are no name. */
export const ambiguousNames = `
ada adem adil ak akil alan alim alina alp altin arif arzu asil asli asya ata atak ates atif avrupa ay ayda aydan aydin
aziz bahar baki baris batu bayburt bayram beste beyaz bilgi bilgin bulut cagdas cagri can celik cengaver cesur cevap
cicek cilek cinar cuma demir denis deniz derin derya destan devrim dilek doga dogan dogu duran durdu durmus dursun
duygu ece efe efendi efsane ege ekin ela elmas emek emir emre engin er ergin erzincan esen eser esin etkin evren evrim
eylem eylul fahri fatih ferdi fidan fikri galip gaye gazi gedikli gonul gozde gul gumus gunce gundogan gundogdu gunduz
gunes guney gurbet gurur guven guzel haci hadi hak hakki halim halis han hasim hatun hava havva hayati hediye helal
hoca ihsan ilgi ilk ilkay ilke imam imdat inan inanc inci irfan irmak isik isikli isin islam kader kadi kadir kadri
kahraman kara karim karina kasim kaya kiraz kiymet korkut kurtulus kuzey lale latif mahsun masal mavi mayis mazlum
medine melek menekse mercan mert metin mine minel mira mirac misra nazim nehir nergis nimet nizam nur nurlu omur onur
oren ova oya oz ozan ozel ozge ozgun ozgur papatya pasa pembe petek pirlanta rahim rahman rahmet ramazan riza roman
sabit sadik sahin salih salim sanem sati satilmis savas sayin secil seckin seda sefer sehit selami sema sen servet
sevgi simge sirri son sonat sonay songul su sultan talip tamam tan tas tek temel toprak turk ufuk ugur ulke ulku ulus
umit umut uygun uzun vahide vahit vakif vasfi vasif veli yagmur yakut yaman yaprak yasa yasar yerli yesil yeter yigit
yildiz yonca yuksel zafer zeki zihni ziynet zumrut
`

/** Titles and initials that are no part of a run of names, and usual words with a capital letter. */
export const neverNames = `
ve veya ile ise icin gibi kadar bu o bir iki uc dort bes alti yedi sekiz dokuz on ben sen biz siz bunlar
tc kktc tbk tmk ttk tck hmk cmk iik bk hukmk cmuk kvkk aym aihm aihs sgk tl try usd eur gbp kdv uyap pttl ptt bddk epdk rtuk yhgk hgk cgk
hd cd bam iym idd vddk esas karar sayili tarih tarihli tarihinde madde maddesi fikra bent no numarali numara yil ay gun
ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik pazartesi sali carsamba persembe cuma cumartesi pazar
turkiye kibris almanya fransa ingiltere hollanda belcika avusturya isvicre rusya ukrayna amerika yunanistan bulgaristan iran irak
suriye azerbaycan italya ispanya avrupa asya turk alman ingiliz fransiz rus
mahkeme mahkemeniz mahkemesi sayin dava davasi dilekce dilekcesi konu ozet hukuki sebepler netice talep deliller ekler aciklamalar
cevap ihtarname vekaletname sozlesme sozlesmesi protokol tutanak tutanagi rapor raporu ek eki adres adresi tel telefon faks gsm cep
mail eposta posta kimlik vergi dairesi iban banka hesap saygilarimla saygilarimizla geregi bilgi merhaba selam not icindekiler
adina karsi aleyhine lehine hakkinda tarafindan uzerine dolayi gore olarak olan oldugu
january february march april june july august september october november december court law article
`

/**
 * Words in the names of public bodies, courts, laws and places; a run of capitals before one of these is not a
 * person.
 */
export const institutions = `
mahkeme mahkemesi mahkemeleri yargitay danistay sayistay anayasa daire dairesi kurul kurulu kurum kurumu bakanlik bakanligi
mudurluk mudurlugu baskanlik baskanligi belediye belediyesi universite universitesi fakulte fakultesi savcilik savciligi
bassavcilik bassavciligi icra iflas noterlik noterligi baro barosu banka bankasi kanun kanunu yasa yasasi tuzuk tuzugu
yonetmelik yonetmeligi teblig tebligi kararname anlasma antlasma antlasmasi anlasmasi sozlesme sozlesmesi hukuk hukuku ceza
asliye sulh agir idare idaresi tuketici aile ticaret fikri sinai kadastro bolge adliye adliyesi istinaf hastane hastanesi okul
okulu lise lisesi ilkokulu ortaokulu koleji vakif vakfi dernek dernegi sendika sendikasi parti partisi meclis meclisi cumhuriyet
cumhuriyeti cumhurbaskanligi cumhurbaskani basbakanlik valilik valiligi kaymakamlik kaymakamligi emniyet jandarma polis
karakol karakolu komutanlik komutanligi ordu donanma defterdarlik defterdarligi tapu sicil sicili nufus havalimani havaalani
liman limani kopru koprusu baraj baraji tunel tuneli gar gari istasyon istasyonu meydan meydani park parki muze muzesi camii
cami kilise kilisesi otel oteli plaza avm sigorta holding gazete gazetesi dergi dergisi televizyonu ajans ajansi odasi oda
birlik birligi federasyon federasyonu konsey konseyi divan divani komisyon komisyonu heyet heyeti merkez merkezi genel kent
ilce il koy koyu mahalle mahallesi mah cadde caddesi cad sokak sokagi sok bulvar bulvari blv apartman apartmani apt site sitesi
mevkii ada parsel pafta hazine hazinesi devlet devleti orman ormanlari vergi gumruk sgk isletme isletmesi tesis tesisi yurdu
medeni borclar turk muhakemeleri usulu sermaye piyasasi kamu ihale rekabet bilisim kisisel veri verileri koruma is calisma
sosyal guvenlik iletisim elektronik kira konut gayrimenkul trafik karayollari denizcilik sirket sirketi kooperatif
kooperatifi court supreme constitutional republic ministry code act law university bank hospital school
yuksek yuce kaza sehir buyuksehir bilirkisilik uzlastirma arabuluculuk taksirle kasten resmi ozel
`
