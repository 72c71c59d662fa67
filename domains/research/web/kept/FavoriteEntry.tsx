/** One favourite of the list: its text, its folder and its note. */
import { PlainLink, useFormat } from '@mizan/platform/ui'
import { PanelButton } from '@mizan/platform/ui/composite'
import { IconStarFilled } from '@tabler/icons-react'
import type { Favorite } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { articleHref, decisionHref } from '../targets.ts'
import { FavoriteForm } from './FavoriteForm.tsx'
import classes from './history.module.css'
import star from './kept.module.css'
import { useKeptText } from './text.ts'

const favoriteHref = ({ kind, country, targetId, lawId }: Favorite): string =>
  kind === 'article' && lawId ? articleHref(country, lawId, targetId) : decisionHref(country, targetId)

export function FavoriteEntry({ one }: { one: Favorite }) {
  const t = useKeptText()
  const format = useFormat()
  const folders = useCall('favorites.folders', {}).data
  const folder = folders?.find(({ id }) => id === one.folderId)?.name
  return (
    <li className={classes.entry}>
      <div>
        {one.isHeld ? (
          <PlainLink href={favoriteHref(one)} data-result className={classes.name} lang="tr">
            {one.title}
          </PlainLink>
        ) : (
          <span className={classes.name} lang="tr">
            {one.title}
          </span>
        )}
        {one.detail && <div lang="tr">{one.detail}</div>}
        <div className={classes.facts}>
          {folder && <span>{folder}</span>}
          <time dateTime={one.addedAt}>{format.moment(one.addedAt)}</time>
          {!one.isHeld && <span>{t('favorites.gone')}</span>}
        </div>
        {one.note && <p className={classes.note}>{one.note}</p>}
      </div>
      <PanelButton
        label={t('favorites.edit', { name: one.title })}
        face={<IconStarFilled size={17} className={star.kept} aria-hidden />}
        bare
      >
        {(close) => <FavoriteForm kind={one.kind} targetId={one.targetId} onDone={close} />}
      </PanelButton>
    </li>
  )
}
