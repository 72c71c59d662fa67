/**
 * The facts about the chosen time limit: its name, which the field may cut off, its article, its length, its
 * beginning, and its remark.
 */
import { useLanguage } from '@mizan/platform/ui'
import { beginOf, nameOf, remarkOf, writePeriod } from '../../rules/time-limits/words.ts'
import type { NamedLimit } from '../../schemas/time-limit.ts'
import { Article } from './Article.tsx'
import { useText } from './text.ts'
import classes from './time-limit.module.css'

export function Named({ limit }: { limit: NamedLimit }) {
  const t = useText()
  const language = useLanguage()
  const { name, law, lawNumber, article, paragraph, kind } = limit
  const remark = remarkOf(limit, language)
  return (
    <div className={classes.named}>
      <p className={classes.name}>{nameOf(limit, language)}</p>
      {language !== 'tr' && <p lang="tr">{name}</p>}
      <p>
        <Article cited={{ law, lawNumber, article: paragraph ? `${article}/${paragraph}` : article }} /> ·{' '}
        {writePeriod(limit, language)} · {t(`kind.${kind}`)}
      </p>
      <p>{t('startsWith', { start: beginOf(limit, language) })}</p>
      {remark && <p>{remark}</p>}
    </div>
  )
}
