/** Time limits of inheritance; the columns are named in `../limits.ts`. */
export const inheritanceLimits = `
tmk-vasiyet-iptal | Vasiyetnamenin iptali (öğrenmeden) | TMK | 4721 | 559 | 1 | 1 year | Tasarruf, sebep ve hak sahipliğinin öğrenilmesi | peremptory | none
tmk-vasiyet-iptal-iyiniyet | Vasiyetnamenin iptali (iyiniyetliye üst süre) | TMK | 4721 | 559 | 1 | 10 year | Açılma/mirasın geçmesi | peremptory | none |  | Kötüniyetlide yirmi yıl
tmk-tenkis | Tenkis davası (öğrenmeden) | TMK | 4721 | 571 | 1 | 1 year | Saklı payın zedelendiğinin öğrenilmesi | peremptory | none
tmk-tenkis-azami | Tenkis davası (üst süre) | TMK | 4721 | 571 | 1 | 10 year | Açılma tarihi/mirasın açılması | peremptory | none
tmk-mirasin-reddi | Mirasın reddi | TMK | 4721 | 606 | 1 | 3 month | Ölümün/tasarrufun öğrenilmesi (606/2) | peremptory | none
tmk-ret-iptal | Ret işleminin iptali (alacaklılar) | TMK | 4721 | 617 | 1 | 6 month | Ret tarihi | peremptory | none
tmk-resmi-defter | Resmî defter tutulması istemi | TMK | 4721 | 619 | 2 | 1 month | Ret usulüne göre | peremptory | none
tmk-defter-beyan | Defter sonrası beyan | TMK | 4721 | 626 | 1 | 1 month | Çağrı | peremptory | none
tmk-resmi-tasfiye | Alacaklının resmî tasfiye istemi | TMK | 4721 | 633 | 1 | 3 month | Ölüm/vasiyetnamenin açılması | peremptory | none
tmk-miras-istihkak | Miras sebebiyle istihkak (öğrenmeden) | TMK | 4721 | 639 | 1 | 1 year | Öğrenme | limitation | none
tmk-mirascilik-belgesi-itiraz | Atanmış mirasçıya belgede itiraz | TMK | 4721 | 598 | 2 | 1 month | Bildirim | procedural | none
tmk-vasiyet-acilma | Vasiyetnamenin açılması | TMK | 4721 | 596 | 1 | 1 month | Teslim | procedural | none
`
