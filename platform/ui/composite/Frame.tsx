/** What surrounds each of these controls: the language of the library's texts, and the list that opens below. */
import { type ReactNode, type RefCallback, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { useLanguage } from '../language.tsx'
import classes from './composite.module.css'

// The library adds a style element unless there is one with this name. The content security policy does not allow it,
// so an empty element is added here, and the rules are in the style sheet.
if (!document.getElementById('react-aria-pressable-style')) {
  const mark = document.createElement('meta')
  mark.id = 'react-aria-pressable-style'
  document.head.append(mark)
}

const locales = { tr: 'tr-TR', en: 'en-GB' }

export const Localized = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>
)

/** The modal dialog that contains a control, if there is one: lists of the control must open inside it. */
export function useHome(): { home: Element | undefined; ref: RefCallback<Element> } {
  const [home, setHome] = useState<Element>()
  return { home, ref: (node) => setHome(node?.closest('dialog') ?? undefined) }
}

interface PanelProps {
  home: Element | undefined
  /** Names a panel that is no list; it is a dialog. */
  label?: string
  placement?: 'bottom end'
  children: ReactNode
}

/**
 * The panel itself is the dialog, and its content must bring none: the library puts buttons for screen readers around
 * the content, which would stand outside of a dialog within.
 * Panels have no animation. The library would still wait for one to end while it keeps the panel; a list that opens in
 * it meanwhile, because the focus moves to its field, keeps the page behind out of reach.
 */
export const Panel = ({ home, label, placement, children }: PanelProps) => (
  <Popover
    className={classes.panel}
    offset={4}
    placement={placement}
    shouldSkipAnimation
    aria-label={label}
    UNSTABLE_portalContainer={home}
  >
    {children}
  </Popover>
)
