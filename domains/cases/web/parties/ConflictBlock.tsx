/** What the check for conflicts found, and the confirmation that it was seen. */
import { Button, PlainLink } from '@mizan/platform/ui'
import { CheckField, type FieldState } from '@mizan/platform/ui/forms'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { Conflicts, Finding } from '../../schemas.ts'
import { caseAddress } from '../tabs/address.ts'
import classes from './conflicts.module.css'
import { useRoleWord, useText } from './text.ts'
import type { Check } from './use-conflicts.ts'

interface Props {
  check: Check
  confirmation: FieldState<boolean>
}

export function ConflictBlock({ check, confirmation }: Props) {
  const t = useText()
  const { items, total } = check
  useUntick(check, confirmation)
  const all = items.flatMap((item) => item.findings)
  // The office's own client as the opponent stands first, whichever name was asked first.
  const opposed = all.filter(({ clash }) => clash === 'ownClient')
  const findings = all.filter(({ clash }) => clash !== 'ownClient')
  const elsewhere = items.flatMap(({ name, elsewhere: ones }) => ones.map(({ ask }) => ({ name, ask })))
  const left = total - all.length - elsewhere.length
  return (
    <div className={classes.block}>
      <div role="status">
        <Summary check={check} />
      </div>
      {total > 0 && (
        <>
          <ul className={classes.findings} aria-label={t('conflict.found', { count: total })}>
            <Lines findings={opposed} />
            {elsewhere.map(({ name, ask }) => (
              <Elsewhere key={`${name} ${ask}`} name={name} ask={ask} />
            ))}
            <Lines findings={findings} />
          </ul>
          {left > 0 && <p className={classes.more}>{t('conflict.more', { count: left })}</p>}
          <CheckField label={t('conflict.confirm')} {...confirmation} />
        </>
      )}
    </div>
  )
}

/** The tick says that these findings for these names were seen, and holds for no others. */
function useUntick({ asked, items }: Check, { value, onChange }: FieldState<boolean>) {
  const seen = JSON.stringify([asked, items.map(({ findings, elsewhere }) => [findings, elsewhere])])
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken away when something else is shown
  useEffect(() => {
    if (value) onChange(false)
  }, [seen])
}

function Summary({ check: { state, total, retry } }: { check: Check }) {
  const t = useText()
  if (state === 'failed')
    return (
      <p className={classes.summary}>
        {t('conflict.failed')}{' '}
        <Button variant="subtle" onClick={retry}>
          {t('conflict.retry')}
        </Button>
      </p>
    )
  if (total > 0)
    return (
      <p className={classes.summary} data-found>
        <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
        {t('conflict.found', { count: total })}
      </p>
    )
  if (state === 'done')
    return (
      <p className={classes.summary}>
        <IconCheck size={18} stroke={1.7} aria-hidden />
        {t('conflict.none')}
      </p>
    )
  return <p className={classes.summary}>{state === 'none' ? t('conflict.waiting') : t('conflict.looking')}</p>
}

const Lines = ({ findings }: { findings: readonly Finding[] }) =>
  findings.map((finding, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
    <Line key={index} finding={finding} />
  ))

function Line({ finding }: { finding: Finding }) {
  const t = useText()
  const roleWord = useRoleWord()
  const { name, kind, role, why, also, clash } = finding
  const says = [
    role === null ? t(`kind.${kind}`) : roleWord(role),
    [why, ...also].map((one) => t(`why.${one}`)).join(', '),
  ]
  return (
    <li className={classes.finding} data-grave={clash === 'ownClient' || undefined}>
      <b className={classes.name}>{name}</b>
      <span className={classes.facts}>
        {clash && <em className={classes.opposes}>{t(`conflict.clash.${clash}`)}</em>}
        {kind === 'representative' && role !== null && <span>{t('kind.representative')}</span>}
        {says.map((one) => (
          <span key={one}>{one}</span>
        ))}
        <Where finding={finding} />
      </span>
    </li>
  )
}

function Where({ finding: { case: found } }: { finding: Finding }) {
  if (!found) return null
  return (
    <PlainLink href={caseAddress(found.caseId)} target="_blank">
      {found.caseNumber} {found.displayTitle}
    </PlainLink>
  )
}

type ToAsk = Conflicts['items'][number]['elsewhere'][number] & { name: string }

/** `name`: what was typed; the name in the case is not told. */
function Elsewhere({ name, ask }: ToAsk) {
  const t = useText()
  return (
    <li className={classes.finding}>
      <b className={classes.name}>{name}</b>
      <span className={classes.facts}>
        <span>{ask ? t('conflict.hidden', { name: ask }) : t('conflict.hiddenAlone')}</span>
      </span>
    </li>
  )
}
