import { type NavigationItem, useLanguage, usePermission } from '@mizan/platform/ui'
import { IconBriefcase, IconCalendar } from '@tabler/icons-react'

/** Apart from the texts of the screens, which a first visit does not load. */
const names = { tr: { cases: 'Davalar', calendar: 'Takvim' }, en: { cases: 'Cases', calendar: 'Calendar' } }

/** Cases and their calendar are shown to those whose roles open some. */
export function useCaseNavigation(): NavigationItem[] {
  const { cases, calendar } = names[useLanguage()]
  return usePermission('cases', 'Read')
    ? [
        { to: '/case-management', label: cases, icon: IconBriefcase },
        { to: '/calendar', label: calendar, icon: IconCalendar, inMenu: true },
      ]
    : []
}
