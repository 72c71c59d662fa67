/** The case and the name under which a calculated last day becomes a time limit, which keeps its calculation. */
import { Button, newId, notify, useLock } from '@mizan/platform/ui'
import { Combobox } from '@mizan/platform/ui/composite'
import { CheckField, TextField } from '@mizan/platform/ui/forms'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { longestTitle } from '../../data/limits.ts'
import { useSend } from '../data.ts'
import { caseAddress } from '../tabs/address.ts'
import { useCaseField } from '../use-case-field.ts'
import classes from './dates.module.css'
import type { Calculated } from './slot/CalculatedSlot.tsx'
import { useText } from './text.ts'

export function CalculatedFields({ result, onDone }: { result: Calculated; onDone: () => void }) {
  const t = useText()
  const lock = useLock()
  const navigate = useNavigate()
  // One for the panel, so that sending again after a lost answer adds nothing twice.
  const [key] = useState(newId)
  const [title, setTitle] = useState(result.title)
  const [isCritical, setCritical] = useState(false)
  const says = {
    label: t('calculated.case'),
    placeholder: t('calculated.placeholder'),
    readOnly: t('calculated.readOnly'),
  }
  const { caseId, titleOf, field } = useCaseField(says, () => add.reset())
  const add = useSend('limits.add', (_answer, { params }) => {
    const toCase = () => void navigate({ href: caseAddress(params.caseId, 'dates') })
    notify('success', t('calculated.done', { name: titleOf(params.caseId) }), {
      action: { label: t('calculated.toCase'), run: toCase },
    })
    onDone()
  })
  return (
    <div className={classes.calculated}>
      <Combobox {...field} error={add.error?.message || undefined} />
      <TextField
        name="title"
        label={t('limit.title')}
        hint={t('calculated.titleHint')}
        placeholder={t('limit.titlePlaceholder')}
        autoComplete="off"
        maxLength={longestTitle}
        value={title}
        onChange={setTitle}
      />
      <CheckField name="isCritical" label={t('limit.critical')} value={isCritical} onChange={setCritical} />
      <Button
        onClick={() =>
          caseId && add.mutate({ params: { caseId }, body: { ...bodyOf(result, title, isCritical), key } })
        }
        loading={add.isPending}
        {...lock}
        disabled={lock.disabled || caseId === null || title.trim() === ''}
      >
        {t('calculated.submit')}
      </Button>
    </div>
  )
}

function bodyOf({ input, answer, address }: Calculated, title: string, isCritical: boolean) {
  const { limit, lastDay } = answer
  return {
    title: title.trim(),
    date: lastDay,
    basis: limit ? `${limit.law} ${limit.article}` : null,
    isCritical,
    calculation: { calculator: 'calculators.timeLimit', input, address },
  }
}
