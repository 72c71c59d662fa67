/** Where a new case is tried, what it is worth, and who answers for it. */
import { Combobox } from '@mizan/platform/ui/composite'
import { FieldPair, type Form, MoneyField, TextField } from '@mizan/platform/ui/forms'
import { longestNumber, longestTitle } from '../../data/limits.ts'
import { usePeople } from '../people.ts'
import { useText } from '../text.ts'
import type { Values } from './new-case.ts'

export function CourtFields({ form }: { form: Form<Values> }) {
  const t = useText()
  const people = usePeople()
  return (
    <>
      <FieldPair>
        <TextField
          label={t('column.court')}
          optional
          maxLength={longestTitle}
          autoComplete="off"
          {...form.field('courtName')}
        />
        <TextField
          label={t('column.docket')}
          optional
          maxLength={longestNumber}
          autoComplete="off"
          {...form.field('docketNumber')}
        />
      </FieldPair>
      <FieldPair>
        <MoneyField label={t('column.claimValue')} optional {...form.field('claimValue')} />
        <Combobox
          label={t('column.assignee')}
          options={people.options}
          value={form.values.assigneeId}
          onChange={(id) => form.set('assigneeId', id)}
        />
      </FieldPair>
    </>
  )
}
