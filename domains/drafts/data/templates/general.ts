import type { Template } from '../../rules/templates/template.ts'
import { court, docket, evidence, facts, lawyer, ours, request, theirs, today } from './fields.ts'

/** The template of a request that names no document; it is in no list. */
export const generalPetition: Template = {
  id: 'genel-dilekce',
  kind: 'petition',
  title: 'Dilekçe',
  purpose: 'Başka bir şablonu olmayan talepler için.',
  fields: [
    court,
    { ...docket, isOptional: true },
    ours('başvuranın adı soyadı'),
    { ...theirs('karşı tarafın adı soyadı'), isOptional: true },
    lawyer,
    { key: 'konu', label: 'konu', type: 'text' },
    facts(),
    evidence,
    request(),
    today,
  ],
  text: `
# {mahkeme} SAYIN HÂKİMLİĞİNE
@ DOSYA NO : {esas}
@ BAŞVURAN : {biz}
@ VEKİLİ : {vekil}
@ KARŞI TARAF : {karsi}
@ KONU : {konu}
## AÇIKLAMALAR
1. {olaylar}
## HUKUKİ NEDENLER
İlgili mevzuat.
## DELİLLER
1. {deliller}
## SONUÇ VE İSTEM
1. {talep}
karar verilmesini vekil olarak saygıyla dileriz. {tarih}
> Başvuran vekili
> {vekil}
`,
}
