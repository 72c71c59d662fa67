/** Apart from the texts of the help itself, which a first visit does not load. */
export const helpName = { tr: 'Bu ekranda yardım', en: 'Help for this screen' }
