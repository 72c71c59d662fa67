/** Proposed changes of figures with the people who proposed and settled them; nobody confirms their own. */
import { Button, notify, useAccount, useFormat, useLanguage } from '@mizan/platform/ui'
import { figureNames } from '../../data/figure-tables.ts'
import { writeFigure, writeSource } from '../../rules/figure-text.ts'
import type { FigureChange, ListedChange } from '../../schemas/figure-changes.ts'
import { useSend } from '../data.ts'
import classes from './figures.module.css'
import { useText } from './text.ts'

export function Changes({ changes }: { changes: readonly ListedChange[] }) {
  const t = useText()
  if (changes.length === 0) return <p className={classes.muted}>{t('none')}</p>
  return (
    <ul className={classes.cards}>
      {changes.map((one) => (
        <Change key={one.changeId} one={one} />
      ))}
    </ul>
  )
}

function Change({ one }: { one: ListedChange }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const name = (person: ListedChange['proposedBy']) => person.name || t('gone')
  const { change } = one
  return (
    <li className={classes.card}>
      <strong>{useSentence(change)}</strong>
      {change.kind !== 'end' && <p className={classes.muted}>{writeSource(change.row.source, language)}</p>}
      <p className={classes.muted}>
        {t('proposedBy', { name: name(one.proposedBy), at: format.moment(one.proposedAt) })}
      </p>
      <p>
        {t(`state.${one.state}`)}
        {one.settledBy && one.settledAt && (
          <span className={classes.muted}>
            {' '}
            · {t('settledBy', { name: name(one.settledBy), at: format.moment(one.settledAt) })}
          </span>
        )}
      </p>
      {one.state === 'proposed' && <Actions one={one} />}
    </li>
  )
}

function useSentence(change: FigureChange): string {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  if (change.kind === 'end') {
    const figure = figureNames[change.table][language]
    return t('end', { figure, from: format.date(change.validFrom), to: format.date(change.validTo) })
  }
  const { row } = change
  const figure = [figureNames[row.table][language], row.key].filter(Boolean).join(' ')
  const said = { figure, day: format.date(row.validFrom), value: writeFigure(row, language) }
  return change.kind === 'add' ? t('add', said) : t('move', { ...said, from: format.date(change.validFrom) })
}

function Actions({ one: { changeId, proposedBy } }: { one: ListedChange }) {
  const t = useText()
  const { account } = useAccount()
  const confirm = useSend('calculators.confirmFigure', () => notify('success', t('confirmed')))
  const withdraw = useSend('calculators.withdrawFigure', () => notify('success', t('withdrawn')))
  const input = { params: { changeId } }
  const error = confirm.error ?? withdraw.error
  return (
    <div className={classes.actions}>
      {account?.id !== proposedBy.id && (
        <Button loading={confirm.isPending} onClick={() => confirm.mutate(input)}>
          {t('confirm')}
        </Button>
      )}
      <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate(input)}>
        {t('withdraw')}
      </Button>
      {error && (
        <p role="alert" className={classes.bad}>
          {error.message}
        </p>
      )}
    </div>
  )
}
