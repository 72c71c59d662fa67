/** `/calculators`: all calculators by subject, a search among them, and those used last. */
import { Empty, PageHead, SearchField, useLanguage, useTitle } from '@mizan/platform/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { readUsed } from '../frame/use-used.ts'
import { Gate } from '../Gate.tsx'
import { calculatorList, groups, type ListedCalculator } from '../list.ts'
import { useText } from '../text.ts'
import classes from './index.module.css'
import { isFound } from './search.ts'

export function Index() {
  const t = useText()
  const [q, setQ] = useState('')
  useTitle(t('title'))
  const found = calculatorList.filter((one) => isFound(one, q))
  const used = readUsed().flatMap((id) => calculatorList.find((one) => one.id === id) ?? [])
  return (
    <Gate>
      <PageHead title={t('title')} />
      <SearchField
        name="q"
        className={classes.search}
        label={t('index.search')}
        placeholder={t('index.search')}
        query={q}
        onChange={setQ}
      />
      <p role="status" className="visually-hidden">
        {q && t('index.found', { count: found.length })}
      </p>
      {q === '' && used.length > 0 && <Group title={t('index.used')} entries={used} />}
      {groups.map((group) => {
        const entries = found.filter((one) => one.group === group)
        return entries.length > 0 && <Group key={group} title={t(`index.group.${group}`)} entries={entries} />
      })}
      {found.length === 0 && <Empty title={t('index.none')}>{t('index.noneBody')}</Empty>}
    </Gate>
  )
}

function Group({ title, entries }: { title: string; entries: readonly ListedCalculator[] }) {
  const language = useLanguage()
  return (
    <section className={classes.group}>
      <h2>{title}</h2>
      <ul>
        {entries.map((one) => (
          <li key={one.id}>
            <Link
              to="/calculators/$page"
              params={{ page: one.page }}
              search={{ ...one.inputs }}
              className={classes.row}
            >
              <span>{one.title[language]}</span>
              <span className={classes.about}>{one.about[language]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
