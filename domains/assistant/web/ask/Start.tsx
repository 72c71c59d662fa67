/** A new conversation before its first question: a description of the assistant, and three questions to begin with. */
import { IconArrowRight } from '@tabler/icons-react'
import { useText } from '../text.ts'
import classes from './ask.module.css'

const questions = ['one', 'two', 'three'] as const
const ofCase = ['caseOne', 'caseTwo', 'caseThree'] as const

interface Props {
  isAboutCase: boolean
  disabled: boolean
  onAsk: (question: string) => void
}

export function Start({ isAboutCase, disabled, onAsk }: Props) {
  const t = useText()
  return (
    <section className={classes.start}>
      <h2>{t('start.title')}</h2>
      <p>{isAboutCase ? t('start.caseBody') : t('start.body')}</p>
      <ul aria-label={t('start.examples')}>
        {(isAboutCase ? ofCase : questions).map((key) => (
          <li key={key}>
            <button
              type="button"
              lang="tr"
              className={classes.example}
              disabled={disabled}
              onClick={() => onAsk(t(`start.${key}`))}
            >
              {t(`start.${key}`)}
              <IconArrowRight size={16} stroke={1.7} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
