/** Fields that several templates have. */
import type { TemplateField } from '../../rules/templates/template.ts'

export const court: TemplateField = { key: 'mahkeme', label: 'mahkemenin adı', type: 'text', fact: 'court' }
export const docket: TemplateField = { key: 'esas', label: 'esas numarası', type: 'text', fact: 'docket' }
export const ours = (label: string): TemplateField => ({ key: 'biz', label, type: 'long', fact: 'ours' })
export const oursId = (label: string): TemplateField => ({ key: 'bizKimlik', label, type: 'text' })
export const oursAddress = (label: string): TemplateField => ({
  key: 'bizAdres',
  label,
  type: 'text',
  fact: 'oursAddress',
})
export const theirs = (label: string): TemplateField => ({
  key: 'karsi',
  label,
  type: 'long',
  fact: 'theirs',
})
export const theirsAddress = (label: string): TemplateField => ({ key: 'karsiAdres', label, type: 'text' })
export const theirsRepresentative: TemplateField = {
  key: 'karsiVekil',
  label: 'karşı taraf vekili',
  type: 'text',
  fact: 'theirsRepresentative',
  isOptional: true,
}
export const lawyer: TemplateField = {
  key: 'vekil',
  label: 'vekilin adı soyadı',
  type: 'text',
  fact: 'lawyer',
}
export const lawyerAddress: TemplateField = { key: 'vekilAdres', label: 'vekilin adresi', type: 'text' }
export const today: TemplateField = { key: 'tarih', label: 'tarih', type: 'date', fact: 'today' }
export const facts = (label = 'olayların özeti'): TemplateField => ({
  key: 'olaylar',
  label,
  type: 'long',
  fact: 'description',
})
export const evidence: TemplateField = {
  key: 'deliller',
  label: 'dayanılan belgeler',
  type: 'long',
}
export const request = (label = 'talep sonucu'): TemplateField => ({ key: 'talep', label, type: 'long' })
/** A template never assumes that a time limit was kept: it asks, and there is a gap until somebody has answered. */
export const inTime = (label: string): TemplateField => ({ key: 'suresinde', label, type: 'yesNo' })
