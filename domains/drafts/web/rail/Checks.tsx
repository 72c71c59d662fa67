/** The contents that the law requires, with a sign for those that this text has. */
import { IconCheck, IconCircleDashed } from '@tabler/icons-react'
import { checklists } from '../../data/checklists.ts'
import { checkAgainst } from '../../rules/checklist.ts'
import { plainTextOf } from '../../rules/text.ts'
import { useCall } from '../data.ts'
import type { OpenEditor } from '../editor/use-editor.ts'
import { useText } from '../text.ts'
import classes from './rail.module.css'

export function Checks({ templateId, open }: { templateId: string | null; open: OpenEditor }) {
  const t = useText()
  const { data } = useCall('templates.list', {}, { staleTime: 60_000 })
  const name = data?.items.find((one) => one.templateId === templateId)?.checklist
  const list = name ? checklists[name] : undefined
  if (!list) return null
  const checked = checkAgainst(list, plainTextOf(open.textNow()))
  const met = checked.filter(({ isMet }) => isMet).length
  return (
    <section aria-label={list.title}>
      <h2>
        {list.title} <span>{t('rail.met', { met, all: checked.length })}</span>
      </h2>
      <ul className={classes.checks} lang="tr">
        {checked.map(({ label, source, isMet }) => (
          <li key={label} data-met={isMet || undefined}>
            {isMet ? (
              <IconCheck size={16} stroke={2} aria-label={t('rail.isMet')} />
            ) : (
              <IconCircleDashed size={16} stroke={2} aria-label={t('rail.isMissing')} />
            )}
            <span>
              {label} <small>{source}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
