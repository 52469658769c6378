import { useDispatch, useSelector } from 'react-redux';
import type { Dispatch } from '@reduxjs/toolkit';
import type { SiteState } from './site-store.ts';

/** Reads client state; a slice is undefined until its feature's code has loaded. */
export const useSiteState = useSelector.withTypes<SiteState>();
/** Dispatches an action to the site's store. */
export const useSiteDispatch = useDispatch.withTypes<Dispatch>();
