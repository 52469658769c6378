import { createDeskApp } from '@forecourt/desk-pages';
import { createRoot } from 'react-dom/client';
import '@forecourt/theme/fonts/figtree.css';
import './styles.css';

const root = document.getElementById('desk');
if (!root) throw new Error('The page has no element #desk.');
createRoot(root).render(createDeskApp());
