import './styles/base.css'
import './styles/parts.css'
import './styles/shell.css'
import './styles/forms.css'
import './styles/screens.css'
import './styles/network-acls.css'
import './styles/event-streams.css'
import './styles/credential-templates.css'
import './styles/branding.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { startLanguage } from './texts/texts.ts'

const root = document.getElementById('root')
await startLanguage()
if (root) render(<App />, root)
