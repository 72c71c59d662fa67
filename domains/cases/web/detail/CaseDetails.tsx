/** The details of a case (Künye), each changed in place: numbers, court, kind, type and value. */
import { notify, PlainLink, useFormat, useLanguage } from '@mizan/platform/ui'
import { ChoiceMenu } from '@mizan/platform/ui/composite'
import { InPlace, readMoney, writeMoney } from '@mizan/platform/ui/forms'
import type { ReactNode } from 'react'
import { jurisdictions } from '../../data/jurisdictions.ts'
import { longestNumber, longestTitle } from '../../data/limits.ts'
import type { Case } from '../../schemas.ts'
import { useText } from '../text.ts'
import { isOver } from './clash.ts'
import { useEditing } from './editing.tsx'
import { feeCalculators } from './fee-calculators.ts'
import classes from './summary.module.css'

const facts = [
  ['courtName', 'court', longestTitle],
  ['docketNumber', 'docket', longestNumber],
  ['caseNumber', 'number', longestNumber],
  ['caseType', 'caseType', longestTitle],
  ['externalId', 'external', longestNumber],
] as const

export function CaseDetails({ record }: { record: Case }) {
  const t = useText()
  const { mayEdit, save, saved } = useEditing()
  return (
    <dl className={classes.facts}>
      {facts.map(([field, column, maxLength]) => (
        <Fact key={field} label={t(`column.${column}`)}>
          <InPlace
            label={t(`column.${column}`)}
            value={record[field] ?? ''}
            version={record.version}
            empty="–"
            mayEdit={mayEdit}
            mayClear={field !== 'caseNumber'}
            maxLength={maxLength}
            isSaved={saved === field}
            onSave={async (value, { version, before }) =>
              isOver(await save(field, value || null, { version, before: before || null }))
            }
          />
        </Fact>
      ))}
      <Fact label={t('column.jurisdiction')}>
        <Jurisdiction record={record} />
      </Fact>
      <Fact label={t('column.claimValue')}>
        <ClaimValue record={record} />
      </Fact>
    </dl>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div style={{ display: 'contents' }}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** In the menu, of a case whose jurisdiction is not known. */
const noJurisdiction = 'none'

function Jurisdiction({ record: { jurisdiction, version } }: { record: Case }) {
  const t = useText()
  const { mayEdit, save } = useEditing()
  const says = t(`jurisdiction.${jurisdiction ?? 'none'}`)
  if (!mayEdit) return <span>{jurisdiction ? says : '–'}</span>
  const choices = [...jurisdictions, noJurisdiction] as const
  return (
    <ChoiceMenu
      label={t('rail.jurisdiction', { value: says })}
      choices={choices.map((id) => ({ id, label: t(`jurisdiction.${id}`) }))}
      chosen={jurisdiction ?? noJurisdiction}
      seen={{ version, before: jurisdiction }}
      onChoose={(id, seen) => {
        const value = id === noJurisdiction ? null : id
        if (value !== seen.before) void save('jurisdiction', value, seen)
      }}
    >
      <span>{says}</span>
    </ChoiceMenu>
  )
}

/** Typed and shown as an amount; the calculators of fees begin with it. */
function ClaimValue({ record }: { record: Case }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const { mayEdit, save, saved } = useEditing()
  const { claimValue, version } = record
  const amountOf = (typed: string) => readMoney(typed, language) ?? null
  return (
    <>
      <InPlace
        label={t('column.claimValue')}
        value={
          claimValue === null ? '' : mayEdit ? writeMoney(claimValue, language) : format.money(claimValue)
        }
        version={version}
        empty="–"
        mayEdit={mayEdit}
        mayClear
        maxLength={24}
        isSaved={saved === 'claimValue'}
        onSave={async (typed, seen) => {
          const amount = amountOf(typed)
          if (typed !== '' && (amount === null || !/[1-9]/.test(amount))) {
            notify('error', t('rail.claimValueWrong'))
            return false
          }
          const before = amountOf(seen.before)
          return isOver(await save('claimValue', amount, { version: seen.version, before }))
        }}
      />
      <ul className={classes.calculators} aria-label={t('rail.calculators')}>
        {feeCalculators(record).map(({ id, address }) => (
          <li key={id}>
            <PlainLink href={address}>{t(`rail.${id}`)}</PlainLink>
          </li>
        ))}
      </ul>
    </>
  )
}
