/** Boards and chambers that have a name instead of a number: folded spelling | name | badge | code. */
export const yargitayBoards = `
hukuk genel kurulu, hgk, yhgk | Hukuk Genel Kurulu | HGK | hgk
ceza genel kurulu, cgk, ycgk | Ceza Genel Kurulu | CGK | cgk
ictihadi birlestirme buyuk genel kurulu, ictihadlari birlestirme buyuk genel kurulu, ictihatlari birlestirme buyuk genel kurulu, ibbgk, yibbgk, yibbgk | İçtihatları Birleştirme Büyük Genel Kurulu | İBBGK | ibbgk
ictihadi birlestirme hukuk genel kurulu, ictihatlari birlestirme hukuk genel kurulu, ibhgk, yibhgk | İçtihatları Birleştirme Hukuk Genel Kurulu | İBHGK | ibhgk
ictihadi birlestirme ceza genel kurulu, ictihatlari birlestirme ceza genel kurulu, ibcgk, yibcgk | İçtihatları Birleştirme Ceza Genel Kurulu | İBCGK | ibcgk
ictihadi birlestirme kurulu, ictihatlari birlestirme kurulu, ictihadi birlestirme genel kurulu, yibk, yibgk | İçtihatları Birleştirme Kurulu | İBK | ibk
buyuk genel kurulu, ybgk | Büyük Genel Kurulu | BGK | bgk
birinci baskanlik kurulu | Birinci Başkanlık Kurulu | BBK | bbk
hukuk daireleri baskanlar kurulu | Hukuk Daireleri Başkanlar Kurulu | HDBK | hdbk
`

export const danistayBoards = `
idari dava daireleri kurulu, idari dava daireleri genel kurulu, iddk, diddk, diddgk, iddgk | İdari Dava Daireleri Kurulu | İDDK | iddk
vergi dava daireleri kurulu, vergi dava daireleri genel kurulu, vddk, dvddk, vddgk, dvddgk | Vergi Dava Daireleri Kurulu | VDDK | vddk
ictihatlari birlestirme kurulu, ictihadi birlestirme kurulu, dibk | İçtihatları Birleştirme Kurulu | İBK | ibk
baskanlar kurulu | Başkanlar Kurulu | BK | bk
`

export const cypriotChambers = `
yargitay/hukuk, yargitay hukuk, y/h | Yargıtay/Hukuk | YH | yargitay-hukuk
yargitay/ceza, yargitay ceza, y/c | Yargıtay/Ceza | YC | yargitay-ceza
yargitay/aile/hukuk, yargitay aile hukuk, yargitay/aile | Yargıtay/Aile/Hukuk | YAH | yargitay-aile
yargitay/asli yetki, yargitay asli yetki, asli yetki | Yargıtay/Asli Yetki | YAY | yargitay-asli
hukuk kira istinaf, hukuk/kira istinaf, kira istinaf, yargitay/kira istinaf | Hukuk/Kira İstinaf | Kİ | kira-istinaf
yim istinaf, yuksek idare mahkemesi istinaf | YİM İstinaf | YİM İst. | yim-istinaf
yim, yuksek idare mahkemesi | YİM | YİM | yim
anayasa mahkemesi, anayasa | Anayasa Mahkemesi | AM | anayasa
yuce divan | Yüce Divan | YD | yuce-divan
ysk, yuksek secim kurulu | YSK | YSK | ysk
`

/** First-instance courts: folded name | badge. The longest match wins. */
export const firstInstanceCourts = `
asliye ticaret mahkemesi | ATM
asliye hukuk mahkemesi | AHM
asliye ceza mahkemesi | ASCM
agir ceza mahkemesi | AGCM
sulh hukuk mahkemesi | SHM
sulh ceza mahkemesi | SCM
sulh ceza hakimligi | SCH
icra hukuk mahkemesi | İcra HM
icra ceza mahkemesi | İcra CM
icra mahkemesi | İcra M
is mahkemesi | İş M
aile mahkemesi | Aile M
tuketici mahkemesi | Tük. M
kadastro mahkemesi | Kad. M
fikri ve sinai haklar hukuk mahkemesi | FSHM
fikri ve sinai haklar ceza mahkemesi | FSCM
cocuk agir ceza mahkemesi | ÇAGCM
cocuk mahkemesi | Çocuk M
infaz hakimligi | İnfaz H
bolge idare mahkemesi | BİM
idare mahkemesi | İdare M
vergi mahkemesi | Vergi M
kaza mahkemesi | Kaza M
`
