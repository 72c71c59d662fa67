/** The kind of proceedings of a new case, which names its sides, and what the case is about. */
import { FieldPair, type Form, SelectField, TextField } from '@mizan/platform/ui/forms'
import { jurisdictions } from '../../data/jurisdictions.ts'
import { longestTitle } from '../../data/limits.ts'
import { usualRoles } from '../../rules/sides.ts'
import { useText } from '../text.ts'
import type { Values } from './new-case.ts'

export function KindFields({ form }: { form: Form<Values> }) {
  const t = useText()
  const choose = (value: string) => {
    const jurisdiction = value as Values['jurisdiction']
    const [clientRole, opponentRole] = usualRoles(jurisdiction)
    form.set('jurisdiction', jurisdiction)
    form.set('clientRole', clientRole)
    form.set('opponentRole', opponentRole)
  }
  return (
    <FieldPair>
      <SelectField
        label={t('column.jurisdiction')}
        optional
        options={jurisdictions.map((value) => ({ value, label: t(`jurisdiction.${value}`) }))}
        {...form.field('jurisdiction')}
        onChange={choose}
      />
      <TextField
        label={t('column.caseType')}
        optional
        placeholder={t('create.caseTypeExample')}
        maxLength={longestTitle}
        autoComplete="off"
        {...form.field('caseType')}
      />
    </FieldPair>
  )
}
