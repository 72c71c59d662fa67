/** Cities, districts and towns of both countries; alone they stay, in an address they belong to it. */
export const places = `
adana adiyaman afyonkarahisar afyon agri aksaray amasya ankara antalya ardahan artvin aydin balikesir bartin batman bayburt
bilecik bingol bitlis bolu burdur bursa canakkale cankiri corum denizli diyarbakir duzce edirne elazig erzincan erzurum
eskisehir gaziantep giresun gumushane hakkari hatay igdir isparta istanbul izmir kahramanmaras karabuk karaman kars
kastamonu kayseri kirikkale kirklareli kirsehir kilis kocaeli konya kutahya malatya manisa mardin mersin mugla mus nevsehir
nigde ordu osmaniye rize sakarya samsun siirt sinop sivas sanliurfa sirnak tekirdag tokat trabzon tunceli usak van yalova
yozgat zonguldak lefkosa girne gazimagusa magusa guzelyurt iskele lefke gonyeli lapta dipkarpaz gecitkale degirmenlik akdogan
kadikoy besiktas sisli uskudar bakirkoy beyoglu fatih kartal pendik maltepe umraniye atasehir sariyer beykoz esenyurt
avcilar kucukcekmece buyukcekmece bahcelievler bagcilar gaziosmanpasa eyupsultan zeytinburnu sancaktepe tuzla silivri catalca
basaksehir cankaya kecioren yenimahalle mamak etimesgut sincan altindag golbasi pursaklar polatli konak karsiyaka bornova
buca bayrakli cigli gaziemir balcova narlidere urla cesme bodrum fethiye marmaris milas muratpasa kepez konyaalti alanya
manavgat serik kemer kas nilufer osmangazi yildirim inegol gemlik mudanya izmit gebze darica corlu cerkezkoy seyhan yuregir
cukurova tarsus iskenderun antakya sahinbey sehitkamil melikgazi kocasinan selcuklu meram karatay odunpazari tepebasi
ilkadim atakum bafra canik ortahisar akcaabat yakutiye palandoken haliliye eyyubiye karakopru baglar kayapinar yenisehir
caglayan kusadasi didim soke nazilli efeler edremit ayvalik bandirma merkezefendi pamukkale
`
