/** A note about a named law that is repealed or not available: what replaced it. */
import { useFormat } from '@mizan/platform/ui'
import { IconHistory } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
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
  return (
    <div className={classes.law} role="note">
      <IconHistory size={20} stroke={1.7} aria-hidden />
      <div>
        <strong>
          {reason === 'repealed'
            ? t('notice.repealed', { law: nameOf({ ...notice, articleNo: null }, t) })
            : t('notice.notHeld', { law: nameOf({ ...notice, articleNo: null }, t) })}
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
