/** Time limits of attorneys; the columns are named in `../limits.ts`. */
export const attorneyLimits = `
hmk-vekil-istifa | İstifa eden vekilin görevinin devamı | HMK | 6100 | 82 | 1 | 2 week | İstifanın müvekkile tebliği | procedural | hmk |  | Av.K. 41: 15 gün
avk-evrak-saklama | Avukatın evrak saklaması | AvK | 1136 | 39 | 1 | 3 year | Vekâletin sona ermesi | procedural | none |  | Geri alma yazısı varsa üç ay
avk-tazminat | Avukata karşı tazminat (öğrenmeden) | AvK | 1136 | 40 | 1 | 1 year | Öğrenme | peremptory | none |  | Madde başlığı zamanaşımı, metin “düşer”
avk-tazminat-azami | Avukata karşı tazminat (üst süre) | AvK | 1136 | 40 | 1 | 5 year | Zararı doğuran olay | peremptory | none
avk-cekilme | Vekâletten çekilmede görevin devamı | AvK | 1136 | 41 | 1 | 15 day | Müvekkile tebliğ | procedural | none |  | HMK 82: iki hafta
avk-buro | Büro kurma | AvK | 1136 | 43 | 1 | 3 month | Levhaya yazılma | procedural | none
avk-adres | Büro/konut adresi bildirimi | AvK | 1136 | 43 | 3 | 1 week | Değişiklik | procedural | none
avk-disiplin-itiraz | Disiplin kurulu kararına itiraz | AvK | 1136 | 157 | 1 | 30 day | Tebliğ | procedural | none
avk-dkyo-itiraz | Disiplin kovuşturmasına yer olmadığına itiraz | AvK | 1136 | 142 | 1 | 15 day | Tebliğ | procedural | none
avk-disiplin-savunma | Disiplin savunması (en az) | AvK | 1136 | 137 | 1 | 10 day | Tebliğ | procedural | none
avk-disiplin-za | Avukat disiplin kovuşturması zamanaşımı | AvK | 1136 | 159 | 1 | 3 year | Eylem | limitation | none
avk-levha-ret-itiraz | Levhaya yazılma kararına itiraz | AvK | 1136 | 8 | 2 | 15 day | Tebliğ | procedural | none
avk-pul | Vekâletname pulunu tamamlama | AvK | 1136 | 27 |  | 10 day | Süre verilmesi | procedural | none
avk-is-tamamlayici-avukat | Başka avukata iş verme onayı (en az) | AvK | 1136 | 172 | 2 | 1 week | Tebliğ | procedural | none
`
