/**
 * Named time limits that a law has added or changed since 2020: id | that law | its article | day of its acceptance.
 * Earlier changes were not checked. The remarks of the time limits contain the former and the new words.
 */
import type { CivilDate } from '@mizan/platform/calendar'

export const changedLimits = `
iyuk-bim-48-7-temyiz | 7524 | 52 | 2024-07-28
iyuk-temyiz-kaldirma | 7589 | 6 | 2026-07-16
657-disiplin-za | 7573 | 3 | 2026-01-23
6458-sinirdisi-dava | 7533 | 36 | 2024-11-21
3402-duzeltme-dava | 7579 | 16 | 2026-05-07
hmk-adli-yardim-itiraz | 7499 | 37 | 2024-03-02
hmk-hakim-red-istinaf | 7499 | 37 | 2024-03-02
hmk-hakim-red-temyiz | 7499 | 37 | 2024-03-02
hmk-istinaf-ret-karari | 7499 | 37 | 2024-03-02
hmk-tedbire-muhalefet-itiraz | 7499 | 37 | 2024-03-02
tmk-yasal-onalim-azami | 7571 | 35 | 2025-12-24
rekabet-savunma | 7511 | 5 | 2024-05-23
tazminat-komisyonu | 7499 | 28 | 2024-03-02
tazminat-komisyonu-koruma | 7499 | 29 | 2024-03-02
tkhk-thh-itiraz | 7499 | 37 | 2024-03-02
cmk-eski-hale-getirme | 7499 | 37 | 2024-03-02
cmk-itiraz | 7499 | 37 | 2024-03-02
cmk-kyok-itiraz | 7499 | 37 | 2024-03-02
cmk-basit-yargilama-beyan | 7499 | 37 | 2024-03-02
cmk-basit-yargilama-itiraz | 7499 | 37 | 2024-03-02
cmk-uzlasma-teklif | 7531 | 16 | 2024-11-07
cmk-istinaf | 7499 | 18 | 2024-03-02
cmk-istinaf-savci | 7499 | 18 | 2024-03-02
cmk-istinaf-ret | 7499 | 37 | 2024-03-02
cmk-istinaf-cevap | 7499 | 37 | 2024-03-02
cmk-temyiz | 7499 | 19 | 2024-03-02
cmk-temyiz-ret | 7499 | 37 | 2024-03-02
cmk-temyiz-cevap | 7499 | 37 | 2024-03-02
cmk-tebligname-cevap | 7499 | 37 | 2024-03-02
cmk-yargitay-cb-itiraz | 7589 | 17 | 2026-07-16
cmk-bam-cb-itiraz | 7499 | 37 | 2024-03-02
tck-hakaret-sikayet-azami | 7531 | 14 | 2024-11-07
infaz-hakimligi-itiraz | 7499 | 37 | 2024-03-02
kabahat-itiraz | 7499 | 37 | 2024-03-02
cmk-istinaf-savci-cevap | 7499 | 18 | 2024-03-02
iik-ihale-fesih-teminat | 7571 | 1 | 2025-12-24
iik-iflas-istinaf | 7499 | 37 | 2024-03-02
iik-iflas-temyiz | 7499 | 37 | 2024-03-02
iik-ivazsiz-tasarruf | 7571 | 2 | 2025-12-24
iik-konkordato-istinaf | 7499 | 37 | 2024-03-02
iik-hapis-itiraz | 7499 | 37 | 2024-03-02
iik-istinaf | 7499 | 37 | 2024-03-02
iik-temyiz | 7499 | 3 | 2024-03-02
tmk-fiili-ayrilik | 7532 | 13 | 2024-11-14
tmk-soybagi-red-ilgili | 7531 | 11 | 2024-11-07
5395-teslim-itiraz | 7499 | 37 | 2024-03-02
iik-satis-isteme | 7343 | 9 | 2021-11-24
`

/**
 * The first day on which the changes of a law apply to proceedings, if a source names it; for others its acceptance.
 */
export const inForceOn: Readonly<Record<string, CivilDate>> = { 7499: '2024-06-01', 7589: '2026-07-31' }

/** Texts before this day were not looked at for changes. */
export const changesKnownFrom: CivilDate = '2020-01-01'
