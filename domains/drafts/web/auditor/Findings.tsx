/** The findings, counted by class; the chosen one with its reason and its differences. */
import { PlainLink, useLanguage, writeAddress } from '@mizan/platform/ui'
import type { SearchCountry } from '@mizan/research/schemas'
import { useEffect, useRef } from 'react'
import { auditWords, reasonText } from '../../data/audit-words.ts'
import { auditClasses } from '../../rules/audit/findings.ts'
import type { AuditFinding } from '../../schemas.ts'
import { useText } from '../text.ts'
import type { CountryAudit } from './Auditor.tsx'
import classes from './auditor.module.css'
import { Sign } from './Sign.tsx'

interface Props {
  audited: CountryAudit
  chosen: number | undefined
  onChoose: (at: number) => void
}

export function Findings({ audited: { findings, searchCountry }, chosen, onChoose }: Props) {
  const t = useText()
  const { classes: words } = auditWords[useLanguage()]
  const indexed = findings.map((finding, at) => ({ finding, at }))
  return (
    <aside className={classes.rail} aria-label={t('audit.findings')}>
      <p role="status">
        {findings.length === 0 ? t('audit.nothing') : t('audit.count', { count: findings.length })}
      </p>
      {auditClasses.map((name) => {
        const own = indexed.filter(({ finding }) => finding.class === name)
        if (own.length === 0) return null
        return (
          <section key={name} aria-label={words[name]}>
            <h2>
              <Sign name={name} /> {words[name]} <span>{own.length}</span>
            </h2>
            <ul>
              {own.map(({ finding, at }) => (
                <Row
                  key={at}
                  finding={finding}
                  country={searchCountry}
                  isChosen={at === chosen}
                  onChoose={() => onChoose(at)}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </aside>
  )
}

function Row({
  finding,
  country,
  isChosen,
  onChoose,
}: {
  finding: AuditFinding
  country: SearchCountry
  isChosen: boolean
  onChoose: () => void
}) {
  const language = useLanguage()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  const { text, label, differences, quote } = finding
  // The second article of a list has its law in front of the first one.
  const title = label && /^\d+\P{L}*(?:madde\p{Ll}*)?$/u.test(text) ? `${text} → ${label}` : text
  const { fields } = auditWords[language]
  return (
    <li ref={row} data-chosen={isChosen || undefined}>
      <button type="button" onClick={onChoose} aria-expanded={isChosen}>
        <span lang="tr">{title.length > 140 ? `${title.slice(0, 139)}…` : title}</span>
        <small>{reasonText(language, finding)}</small>
        {differences.map(({ field, given, archive }) => (
          <small key={field}>
            {fields[field] ?? field}: <s>{given}</s> → <strong>{archive}</strong>
          </small>
        ))}
      </button>
      {isChosen && (
        <div className={classes.detail} lang="tr">
          {label && label !== text && <p>{label}</p>}
          {quote?.parts && (
            <p>
              {quote.parts.map(({ kind, text: part }, at) => {
                const Tag = { same: 'span', added: 'del', removed: 'ins' }[kind] as 'span'
                // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids, and these never change
                return <Tag key={at}>{part}</Tag>
              })}
            </p>
          )}
          <Source finding={finding} country={country} />
        </div>
      )}
    </li>
  )
}

function Source({ finding: { target }, country }: { finding: AuditFinding; country: SearchCountry }) {
  const t = useText()
  if (!target) return null
  const href =
    target.kind === 'decision'
      ? `/search/case/${country}/${encodeURIComponent(target.id)}`
      : `/search/lawsearch/${country}/${encodeURIComponent(target.lawId ?? target.id)}${writeAddress({ article: target.kind === 'article' ? target.id : undefined })}`
  return <PlainLink href={href}>{t('audit.open')}</PlainLink>
}
