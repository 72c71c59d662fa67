/** A note about a named law that is repealed or not available: what replaced it. */
import { useFormat } from '@mizan/platform/ui'
import { IconHistory, IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { genitive } from '../../../rules/genitive.ts'
import { articleCitation, isNumbered } from '../../../rules/law-citation.ts'
import { shortTitle } from '../../../rules/law-titles.ts'
import type { DirectTarget, LawNotice as Notice } from '../../../schemas.ts'
import { numberOf } from '../../law-names.ts'
import { lawLink, targetLink } from '../../targets.ts'
import { useText } from '../../text.ts'
import classes from './Notices.module.css'

type Named = Pick<Notice, 'lawNumber' | 'title'> & { articleNo?: string | null }

/**
 * "818 sayılı Borçlar Kanunu", in English "No. 818 Borçlar Kanunu", and with an article as it is cited; a law with a
 * name instead of a number is shown by its title alone.
 */
function nameOf({ lawNumber, title, articleNo }: Named, t: ReturnType<typeof useText>): string {
  if (!isNumbered(lawNumber)) return title ?? lawNumber
  const law = { lawNumber, title: title ? shortTitle(title) : '' }
  const name = articleNo ? articleCitation(law, articleNo) : `${numberOf(lawNumber, t)} ${law.title}`
  return name.replace(/\s+/g, ' ').trim()
}

export function LawNotice({ notice }: { notice: Notice }) {
  const t = useText()
  const { reason, counterparts } = notice
  if (reason === 'namesake')
    return (
      <p className={classes.notice}>
        <IconHistory size={18} aria-hidden />
        <span>
          {t('notice.namesake', { law: nameOf(notice, t) })} <Counterparts targets={counterparts} />
        </span>
      </p>
    )
  const law = nameOf({ ...notice, articleNo: null }, t)
  if (reason === 'no_article') return <NoArticle notice={notice} law={law} />
  return (
    <div className={classes.law} role="note">
      <IconHistory size={20} stroke={1.7} aria-hidden />
      <div>
        <strong>
          {reason === 'repealed' ? t('notice.repealed', { law }) : t('notice.notHeld', { law })}
        </strong>
        <Successor successor={notice.successor} />
        {counterparts.length > 0 && (
          <p>
            {t('notice.counterpart')} <Counterparts targets={counterparts} />
          </p>
        )}
      </div>
    </div>
  )
}

/** "geçici 9.", "344.", "36/A": the number of an article before the word for it. */
const ordinal = (articleNo: string) =>
  /^(?:\p{L}+ )*\d+$/u.test(articleNo) ? `${articleNo.toLocaleLowerCase('tr')}.` : articleNo

function NoArticle({ notice, law }: { notice: Notice; law: string }) {
  const t = useText()
  const { articleNo, lastArticle, counterparts } = notice
  const values = { law, of: genitive(law), no: articleNo ?? '', article: ordinal(articleNo ?? '') }
  return (
    <div className={classes.law} role="note">
      <IconInfoCircle size={20} stroke={1.7} aria-hidden />
      <div>
        <strong>
          {lastArticle === null
            ? t('notice.notAmongHeld', values)
            : t('notice.noArticle', { ...values, last: lastArticle })}
        </strong>
        {counterparts.length > 0 && (
          <p>
            {t('notice.sameNumber')} <Counterparts targets={counterparts} />
          </p>
        )}
      </div>
    </div>
  )
}

function Successor({ successor }: Pick<Notice, 'successor'>) {
  const t = useText()
  const format = useFormat()
  if (!successor) return null
  const sentence = t('notice.replaced', { date: format.date(successor.since), law: nameOf(successor, t) })
  return (
    <p>
      {sentence}{' '}
      {successor.lawId && <Link {...lawLink('turkey', successor.lawId)}>{t('notice.openLaw')}</Link>}
    </p>
  )
}

function Counterparts({ targets }: { targets: readonly DirectTarget[] }) {
  return targets.map((target, index) => (
    <span key={target.id}>
      {index > 0 && ', '}
      <Link {...targetLink(target)}>{target.label}</Link>
    </span>
  ))
}
