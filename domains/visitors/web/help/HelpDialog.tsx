/** The help of the open screen: possible actions, keys, and the film about it. */
import { Dialog, useLanguage } from '@mizan/platform/ui'
import { Link, useRouterState } from '@tanstack/react-router'
import { useText } from '../text.ts'
import classes from './help.module.css'
import { topicAt } from './topic.ts'
import { topics } from './topics.ts'

const everywhere = ['palette', 'search', 'close', 'notices', 'help'] as const

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const language = useLanguage()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const topic = topicAt(topics, path)
  return (
    <Dialog side title={t('help.title')} onClose={onClose}>
      <div className={classes.help}>
        {topic && (
          <>
            <h3>{topic.title[language]}</h3>
            <ul>
              {topic.can.map((one) => (
                <li key={one.tr}>{one[language]}</li>
              ))}
            </ul>
          </>
        )}
        <h3>{t('help.keys')}</h3>
        <dl className={classes.keys}>
          {topic?.keys?.map(({ key, does }) => (
            <Key key={key} name={key} does={does[language]} />
          ))}
          {everywhere.map((one) => (
            <Key key={one} name={t(`help.key.${one}`)} does={t(`help.does.${one}`)} />
          ))}
        </dl>
        <Link to="/tutorials" hash={topic?.film ?? ''} onClick={onClose}>
          {t('help.tutorials')}
        </Link>
        <a href={language === 'en' ? '/en/faq' : '/faq'}>{t('help.questions')}</a>
        <Link to="/contact" onClick={onClose}>
          {t('help.contact')}
        </Link>
      </div>
    </Dialog>
  )
}

const Key = ({ name, does }: { name: string; does: string }) => (
  <div>
    <dt>
      <kbd>{name}</kbd>
    </dt>
    <dd>{does}</dd>
  </div>
)
