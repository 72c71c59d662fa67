/** What stands around every screen and draws nothing at first; it is loaded after the first one. */
export { HelpHost } from './help/HelpHost.tsx'
export { FirstSearch } from './tutorials/FirstSearch.tsx'
