import type { SearchParameters, SearchResults } from 'algoliasearch-helper';
import type {
  Connector,
  InitOptions,
  InstantSearch,
  RenderOptions,
  WidgetDescription,
} from 'instantsearch.js/es/types';
import { toParameters, toUi } from './search-parameters.ts';
import type { ParameterOptions } from './search-parameters.ts';
import type { StockUiState } from './ui-state.ts';

export interface StockRenderState {
  /** The requested search. */
  ui: StockUiState;
  /** The search of the results; null until InstantSearch has results of its own. */
  shownUi: StockUiState | null;
  /** Null before the first results. */
  found: SearchResults | null;
  status: InstantSearch['status'];
}

type Description = WidgetDescription & { $$type: 'forecourt.stock'; renderState: StockRenderState };

/**
 * The page's one widget of InstantSearch: every filter of the page in one connector, because twenty widgets for twenty filters cost a page
 * on the server more than its cards.
 *
 * @param started is called with the instance of InstantSearch.
 */
export function connectStock(
  parameters: ParameterOptions,
  started: (instance: InstantSearch) => void,
): Connector<Description, Record<string, never>> {
  return (renderFn, unmountFn = () => undefined) =>
    (widgetParams) => {
      /** The search of the initial results: after a failure, InstantSearch knows only results that it has requested. */
      let first: SearchParameters | null = null;
      let restored: unknown;
      /** One object for each search, so that what depends on it is computed once. */
      const uiOf = memoised(toUi);
      const renderState = (options: InitOptions | RenderOptions) => {
        const { results = null, helper, parent, status } = options;
        const shown = parent.getPreviousState();
        return {
          ui: uiOf(helper.state),
          shownUi: shown && uiOf(shown),
          found: results && !results.__isArtificial ? results : null,
          status,
          widgetParams,
        };
      };
      return {
        $$type: 'forecourt.stock',
        init(options) {
          const { instantSearchInstance, parent, state } = options;
          started(instantSearchInstance);
          first = parent.getResults() && state;
          renderFn({ ...renderState(options), instantSearchInstance }, true);
        },
        render(options) {
          const { instantSearchInstance, status, error, helper, parent } = options;
          if (status === 'error' && error !== restored && first && !parent.getPreviousState()) {
            restored = error;
            helper.setState(first);
          }
          renderFn({ ...renderState(options), instantSearchInstance }, false);
        },
        dispose: () => unmountFn(),
        getRenderState: (state) => state,
        getWidgetRenderState: renderState,
        getWidgetUiState: (ui, { searchParameters }) => ({ ...withoutSearch(ui), ...toUi(searchParameters) }),
        getWidgetSearchParameters: (params, { uiState }) => toParameters(params, uiState, parameters),
      };
    };
}

function memoised<Key extends WeakKey, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** A state of InstantSearch without the parts that belong to the search of the page. */
export function withoutSearch<Ui extends StockUiState>(ui: Ui): Omit<Ui, keyof StockUiState> {
  const { query: _q, page: _p, refinementList: _r, range: _n, listing: _l, ...others } = ui;
  return others;
}
