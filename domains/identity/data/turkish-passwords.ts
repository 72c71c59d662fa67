/**
 * Words that are common as passwords in Turkey and Northern Cyprus and that the list of the package lacks or may
 * lose. We collected them: clubs, cities, first names, legal terms and terms of endearment; small letters without
 * marks.
 */
const clubs = `galatasaray fenerbahce besiktas trabzonspor bursaspor goztepe karsiyaka genclerbirligi samsunspor
  cimbom kartal kanarya aslan carsi ultraslan`

const cities = `adana adiyaman afyon agri aksaray amasya ankara antalya ardahan artvin aydin balikesir bartin batman
  bayburt bilecik bingol bitlis bolu burdur bursa canakkale cankiri corum denizli diyarbakir duzce edirne elazig
  erzincan erzurum eskisehir gaziantep giresun gumushane hakkari hatay igdir isparta istanbul izmir kahramanmaras
  karabuk karaman kars kastamonu kayseri kilis kirikkale kirklareli kirsehir kocaeli konya kutahya malatya manisa
  mardin mersin mugla nevsehir nigde ordu osmaniye rize sakarya samsun sanliurfa siirt sinop sirnak sivas tekirdag
  tokat trabzon tunceli usak yalova yozgat zonguldak turkiye turkey kibris kktc lefkosa girne magusa guzelyurt
  kadikoy uskudar beyoglu taksim bodrum alanya`

const names = `mehmet mustafa ahmet ali huseyin hasan ibrahim ismail osman yusuf murat omer ramazan halil suleyman
  abdullah mahmut recep salih fatih kadir emre hakan adem kemal yasar bekir musa metin serkan burak volkan onur kerem
  ayse fatma emine hatice zeynep elif meryem serife zehra sultan hanife merve havva zeliha esra fadime ozlem hacer
  yasemin melek leyla derya gamze busra kubra sevgi deniz ebru selin ece yilmaz kaya demir celik sahin yildiz
  yildirim ozturk aydin ozdemir arslan dogan kilic aslan cetin kara koc kurt ozkan simsek ataturk`

const words = `parola sifre sifrem parolam gizli gizem merhaba selam hosgeldin hosgeldiniz giris yonetici kullanici
  deneme ornek bilgisayar internet telefon seniseviyorum seviyorum askim canim bebegim hayatim birtanem sevgilim
  tatlim canimbenim annem babam annecim babacim kizim oglum ailem allah bismillah insallah masallah elhamdulillah
  vatan bayrak turkiyem vatanim cumhuriyet ozgurluk mutluluk yasam hayat gunes yagmur bahar cicek papatya kelebek
  kedi kopek pazartesi sali carsamba persembe cuma cumartesi pazar ocak subat mart nisan mayis haziran temmuz agustos
  eylul ekim kasim aralik`

const trade = `avukat avukatim hukuk hukukcu adalet adaletmulkuntemelidir baro mahkeme hakim savci dava durusma yargi
  yargitay danistay kanun kanunlar anayasa icra noter stajyer buro hukukburosu uyap`

/** Key sequences of Turkish keyboards. */
const keys = `fggiod fgiodrn uiea uieautk asdfghj qwertyui zxcvbnm qazwsxedc 1q2w3e4r 1qaz2wsx`

export const turkishPasswords: readonly string[] = [clubs, cities, names, words, trade, keys].flatMap(
  (text) => text.split(/\s+/),
)
