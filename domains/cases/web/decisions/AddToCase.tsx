/** "Davaya ekle" beside a decision: chooses the case; in the reader it also says which cases have the decision. */

import { Button, notify, PlainLink, useLock } from '@mizan/platform/ui'
import { Combobox, PanelButton } from '@mizan/platform/ui/composite'
import type { DecisionSummary } from '@mizan/research/schemas'
import { IconFolderPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { caseLabel, caseOptions } from '../../rules/case-choice.ts'
import { useCall, useSend } from '../data.ts'
import { caseAddress } from '../tabs/address.ts'
import { useCaseChoices } from '../use-case-choices.ts'
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
  const [caseId, setCaseId] = useState<string | null>(null)
  const { items: cases, onTyped } = useCaseChoices()
  const titleOf = (wanted: string) => cases.find((one) => one.caseId === wanted)?.displayTitle ?? ''
  const add = useSend('cases.linkDecision', (_answer, { params }) => {
    notify('success', t('add.done', { name: titleOf(params.caseId) }))
    onDone()
  })
  return (
    <>
      <Combobox
        label={t('add.choose')}
        placeholder={t('add.placeholder')}
        error={add.error?.message || undefined}
        options={caseOptions(cases, { readOnly: t('add.readOnly') })}
        value={caseId}
        onTyped={onTyped}
        onChange={(chosen) => {
          // The field reports null when it loses the focus to the button below; the choice and its refusal stay.
          if (chosen === null || chosen === caseId) return
          add.reset()
          setCaseId(chosen)
        }}
      />
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
