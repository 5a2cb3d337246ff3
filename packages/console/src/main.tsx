import './styles/base.css'
import './styles/parts.css'
import './styles/shell.css'
import './styles/forms.css'
import './styles/screens.css'
import './styles/network-acls.css'
import { render } from 'preact'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (root) render(<App />, root)
