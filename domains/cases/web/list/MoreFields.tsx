/** What of a new case can wait. */
import { DayField } from '@mizan/platform/ui/composite'
import { FieldPair, type Form, SelectField } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { useText } from '../text.ts'
import { allStates } from './address.ts'
import classes from './more.module.css'
import type { Values } from './new-case.ts'
import { TemplateFields } from './TemplateFields.tsx'

export function MoreFields({ form }: { form: Form<Values> }) {
  const t = useText()
  const state = form.field('state')
  const [isOpened, setOpened] = useState(false)
  return (
    <details className={classes.more} onToggle={() => setOpened(true)}>
      <summary>{t('create.more')}</summary>
      <div className={classes.fields}>
        <FieldPair>
          <SelectField
            label={t('column.state')}
            optional
            options={allStates.map((one) => ({ value: one, label: t(`state.${one}`) }))}
            {...state}
            onChange={(value) => form.set('state', value as Values['state'])}
          />
          <DayField
            label={t('column.deadline')}
            optional
            placeholder={t('deadline.example')}
            {...form.field('deadline')}
          />
        </FieldPair>
        {isOpened && <TemplateFields form={form} />}
      </div>
    </details>
  )
}
