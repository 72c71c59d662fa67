/** Notes above a result list: the text that the query names, another spelling, how the words were joined. */
import { PlainLink } from '@mizan/platform/ui'
import { IconArrowRight, IconBookmark, IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shortTitle } from '../../../rules/law-titles.ts'
import type { DecisionPage, LawPage, SearchCountry } from '../../../schemas.ts'
import type { Scope } from '../../place.ts'
import { targetLink } from '../../targets.ts'
import { useText } from '../../text.ts'
import { wordsSaid } from './joined.ts'
import { LawNotice } from './LawNotice.tsx'
import { MissingNotice } from './MissingNotice.tsx'
import classes from './Notices.module.css'

interface Props {
  answer: DecisionPage | LawPage
  scope: Scope
  /** The country that is searched. */
  country: SearchCountry
  q: string | undefined
  /** Any of the words was required, not all of them. */
  anyAsked: boolean
  /** Address of the same search with other words. */
  hrefOf: (words: string) => string
}

export function Notices({ answer, scope, country, q, anyAsked, hrefOf }: Props) {
  const t = useText()
  const { direct, didYouMean, queryShortened, remark } = answer
  const said = wordsSaid(answer, anyAsked)
  const isWeak = 'weak' in answer && answer.weak && !remark
  const lacksWords = answer.matched === 'most' || answer.matched === 'any'
  return (
    <>
      {direct && (
        <Link {...targetLink(direct, q)} className={classes.direct} preload="intent">
          <IconBookmark size={20} stroke={1.7} aria-hidden />
          <span className={classes.text}>
            <small>
              {t(`notice.direct.${direct.kind}`)}
              {direct.country !== country && ` · ${t(`notice.from.${direct.country}.${direct.kind}`)}`}
            </small>
            <strong>{direct.kind === 'law' ? shortTitle(direct.label) : direct.label}</strong>
          </span>
          <span className={classes.open}>
            {t('notice.open')} <IconArrowRight size={16} aria-hidden />
          </span>
        </Link>
      )}
      {'notice' in answer && answer.notice && <LawNotice notice={answer.notice} />}
      {didYouMean && (
        <p className={classes.notice}>
          {t('notice.didYouMean')}{' '}
          <PlainLink href={hrefOf(didYouMean)}>
            <strong>{didYouMean}</strong>
          </PlainLink>
        </p>
      )}
      {'missing' in answer && answer.missing && <MissingNotice missing={answer.missing} country={country} />}
      {isWeak && <Notice>{lacksWords ? t('notice.unfit') : t('notice.weak')}</Notice>}
      {said && 'joined' in said && !(isWeak && lacksWords) && (
        <Notice>{t(`notice.${said.joined}.${scope}`)}</Notice>
      )}
      {remark && <Notice>{t(`notice.remark.${remark}`)}</Notice>}
      {queryShortened && <Notice>{t('notice.shortened')}</Notice>}
    </>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={classes.notice}>
      <IconInfoCircle size={18} aria-hidden /> {children}
    </p>
  )
}
