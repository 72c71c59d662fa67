/** "Davaya ekle" beside a decision: chooses the case; in the reader it also says which cases have the decision. */

import { Button, notify, PlainLink, useLock } from '@mizan/platform/ui'
import { Combobox, PanelButton } from '@mizan/platform/ui/composite'
import type { DecisionSummary } from '@mizan/research/schemas'
import { IconFolderPlus } from '@tabler/icons-react'
import { caseLabel } from '../../rules/case-choice.ts'
import { useCall, useSend } from '../data.ts'
import { caseAddress } from '../tabs/address.ts'
import { useCaseField } from '../use-case-field.ts'
import classes from './decisions.module.css'
import { useText } from './text.ts'

type Decision = Pick<DecisionSummary, 'id'>

interface Props {
  decision: Decision
  /** There is room for words. */
  wide: boolean
  /** Which cases have the decision is shown as well. */
  showsUse: boolean
}

export function AddToCase({ decision, wide, showsUse }: Props) {
  const t = useText()
  const icon = <IconFolderPlus key="icon" size={17} stroke={1.7} aria-hidden />
  return (
    <PanelButton label={t('add.open')} face={wide ? [icon, ' ', t('add.open')] : icon} bare>
      {(close) => (
        <div className={classes.panel}>
          <Choice decision={decision} onDone={close} />
          {showsUse && <Used decision={decision} />}
        </div>
      )}
    </PanelButton>
  )
}

function Choice({ decision: { id }, onDone }: { decision: Decision; onDone: () => void }) {
  const t = useText()
  const lock = useLock()
  const says = { label: t('add.choose'), placeholder: t('add.placeholder'), readOnly: t('add.readOnly') }
  const { caseId, titleOf, field } = useCaseField(says, () => add.reset())
  const add = useSend('cases.linkDecision', (_answer, { params }) => {
    notify('success', t('add.done', { name: titleOf(params.caseId) }))
    onDone()
  })
  return (
    <>
      <Combobox {...field} error={add.error?.message || undefined} />
      <Button
        onClick={() => caseId && add.mutate({ params: { caseId }, body: { courtCaseId: id } })}
        loading={add.isPending}
        {...lock}
        disabled={lock.disabled || caseId === null}
      >
        {t('add.submit')}
      </Button>
    </>
  )
}

function Used({ decision: { id } }: { decision: Decision }) {
  const t = useText()
  const { data } = useCall('cases.usingDecision', { params: { courtCaseId: id } })
  if (!data) return null
  const { items, hidden } = data
  return (
    <section className={classes.used}>
      <h2>{t('add.used')}</h2>
      {items.length === 0 && <p>{t('add.unused')}</p>}
      <ul>
        {items.map((one) => (
          <li key={one.caseId}>
            <PlainLink href={caseAddress(one.caseId, 'decisions')}>{caseLabel(one)}</PlainLink>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{t('add.hidden', { count: hidden })}</p>}
    </section>
  )
}
