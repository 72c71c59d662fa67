/** Time limits of consumers; the columns are named in `../limits.ts`. */
export const consumerLimits = `
tkhk-thh-itiraz | Tüketici hakem heyeti kararına itiraz | TKHK | 6502 | 70 | 3 | 2 week | Kararın tebliği | peremptory | none |  | HMK 104 “bu Kanunun tayin ettiği süreler” der; 7499 s.K. m. 37 (2/3/2024): “on beş gün” → “iki hafta”
tkhk-ayipli-mal | Ayıplı mal zamanaşımı | TKHK | 6502 | 12 | 1 | 2 year | Teslim | limitation | none
tkhk-ayipli-konut | Ayıplı konut zamanaşımı | TKHK | 6502 | 12 | 1 | 5 year | Taşınmazın teslimi | limitation | none
tkhk-ayipli-hizmet | Ayıplı hizmet zamanaşımı | TKHK | 6502 | 16 | 1 | 2 year | Hizmetin ifası | limitation | none
tkhk-ayip-karine | Ayıp karinesi | TKHK | 6502 | 10 | 1 | 6 month | Teslim | procedural | none
tkhk-onarim | Onarım/değişim talebinin yerine getirilmesi | TKHK | 6502 | 11 | 4 | 30 workday | Talebin yöneltilmesi | procedural | none
tkhk-taksit-cayma | Taksitle satışta cayma | TKHK | 6502 | 18 | 1 | 7 day | Sözleşme | peremptory | none |  | Başlangıç yönetmelikte
tkhk-kredi-cayma | Tüketici kredisinde cayma | TKHK | 6502 | 24 | 1 | 14 day | Sözleşme | peremptory | none
tkhk-mesafeli-cayma | Mesafeli sözleşmede cayma | TKHK | 6502 | 48 | 4 | 14 day | Teslim/sözleşme | peremptory | none
tkhk-isyeri-disi-cayma | İş yeri dışında sözleşmede cayma | TKHK | 6502 | 47 | 5 | 14 day | Sözleşme/teslim | peremptory | none
tkhk-cayma-bilgi-yok | Bilgilendirme yoksa cayma üst süresi | TKHK | 6502 | 48 | 4 | 1 year | Cayma süresinin bitimi | peremptory | none
tkhk-dogrudan-satis | Doğrudan satışta cayma | TKHK | 6502 | 47/A | 5 | 30 day | Sözleşme | peremptory | none
tkhk-on-odemeli-konut | Ön ödemeli konutta cayma | TKHK | 6502 | 43 | 1 | 14 day | Sözleşme | peremptory | none
tkhk-konut-teslim | Ön ödemeli konut teslimi (üst süre) | TKHK | 6502 | 44 | 1 | 48 month | Sözleşme | procedural | none
tkhk-devre-tatil | Devre tatilde cayma | TKHK | 6502 | 50 | 6 | 14 day | Sözleşme | peremptory | none
tkhk-ipc-dava | Tüketici kanunu idari para cezasına dava | TKHK | 6502 | 78 | 2 | 30 day | Tebliğ | peremptory | none |  | İdare mahkemesi
tkhk-garanti | Garanti süresi (en az) | TKHK | 6502 | 56 | 2 | 2 year | Teslim | procedural | none
`
