/** Asks into which type chosen documents are converted, and says before which of them cannot be. */
import { Segmented } from '@mizan/platform/ui'
import { FormDialog, useForm } from '@mizan/platform/ui/forms'
import { type TargetType, targetTypes } from '../../rules/preview.ts'
import type { Document } from '../../schemas.ts'
import classes from './convert.module.css'
import { planOf } from './plan.ts'
import { useText } from './text.ts'
import { useConversions } from './use-conversions.ts'

interface Props {
  caseId: string
  documents: readonly Document[]
  onClose: () => void
}

export function ConvertDialog({ caseId, documents, onClose }: Props) {
  const t = useText()
  const convert = useConversions(caseId)
  const none = (to: TargetType) =>
    planOf(documents, to).left.length > 0 ? t('none') : t('noneElse', { type: to.toUpperCase() })
  const form = useForm<{ to: TargetType }>({
    initial: { to: 'pdf' },
    check: ({ to }) => ({ ...(planOf(documents, to).ready.length === 0 && { to: none(to) }) }),
    submit: async ({ to }) => {
      void convert(planOf(documents, to).ready, to)
      onClose()
    },
  })
  const to = form.field('to')
  const { ready, same, left, twins } = planOf(documents, to.value)
  const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name).join(', ')
  return (
    <FormDialog title={t('title')} form={form} submit={t('submit')} onClose={onClose}>
      <Segmented
        label={t('to.label')}
        value={to.value}
        options={targetTypes.map((value) => ({ value, label: t(`to.${value}`) }))}
        onChange={to.onChange}
      />
      <p className={classes.said} role="status">
        {ready.length > 0 ? t('ready', { count: ready.length }) : none(to.value)}
      </p>
      {same.length > 0 && ready.length + left.length > 0 && (
        <p className={classes.hint}>{t('same', { type: to.value.toUpperCase(), names: namesOf(same) })}</p>
      )}
      {left.length > 0 && <p className={classes.left}>{t('left', { names: namesOf(left) })}</p>}
      {twins.length > 0 && <p className={classes.hint}>{t('twins', { names: namesOf(twins) })}</p>}
      <p className={classes.hint}>{t('hint')}</p>
    </FormDialog>
  )
}
