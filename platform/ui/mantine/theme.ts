/** The product's colours, type and radii as a Mantine theme; the same values stand in tokens.css. */
import { createTheme, type MantineColorsTuple } from '@mantine/core'

const brass: MantineColorsTuple = [
  '#fbf6ee',
  '#f3e8d6',
  '#e6d2af',
  '#d6b985',
  '#c29c5b',
  '#a87c39',
  '#8c6223',
  '#75511c',
  '#5e4116',
  '#463010',
]
const navy: MantineColorsTuple = [
  '#f0f3f9',
  '#dde4f0',
  '#b9c7df',
  '#8fa5c9',
  '#6580ae',
  '#426091',
  '#2b4775',
  '#1f3860',
  '#16294d',
  '#0e1c38',
]

const fontUi = "'DM Sans', 'DM Sans Fallback', system-ui, sans-serif"

export const theme = createTheme({
  primaryColor: 'brass',
  primaryShade: 6,
  colors: { brass, navy },
  black: '#1d2430',
  fontFamily: fontUi,
  headings: { fontFamily: fontUi, fontWeight: '650' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.625rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  breakpoints: { xs: '0em', sm: '48em', md: '64em', lg: '79.125em', xl: '96em' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  shadows: { md: '0 8px 28px rgb(22 41 77 / 14%)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
})
